import * as feedsCss from '#client/admin/feeds/feeds.css.ts'

const PLACES: [network: string, place: string][] = [
  ['Awin', 'Toolbox, Create-a-Feed: choose CSV and all columns, and copy the URL.'],
  ['Adtraction', 'The product feeds of each program you have joined, as XML or CSV.'],
  [
    'Tradedoubler',
    'The Products API: an address that ends in JSON, with a feed’s ID and your token for products.',
  ],
  [
    'CJ',
    'A subscription to product catalogs, delivered by HTTP: CJ emails the address, user name, and password.',
  ],
  [
    'Rakuten',
    'Product Catalog, once Rakuten and each advertiser have approved you. Files come by SFTP: upload them here, or have a program put them into the feeds folder of the server.',
  ],
  ['Impact', 'Content, Products, Product Catalogs. Choose a format of Google Merchant.'],
  ['Partnerize', 'The product feeds of each campaign that you take part in.'],
  ['Google Merchant', 'Ask the retailer for the URL of the file that its Merchant Center reads.'],
  ['Shopify', 'The retailer exports a CSV under Products, Export; give the pattern of its links, too.'],
  ['WooCommerce', 'The retailer exports a CSV under Products, All Products, Export.'],
]

export function FeedPlaces() {
  return (
    <details className={feedsCss.feedPlaces}>
      <summary>Where do I find the URL?</summary>
      <dl>
        {PLACES.map(([network, place]) => (
          <div key={network}>
            <dt>{network}</dt>
            <dd>{place}</dd>
          </div>
        ))}
      </dl>
      <p>Networks list only the feeds of advertisers that have accepted you, and may move their menus.</p>
    </details>
  )
}
