import type { AggregateOffer, Offer, Product as ProductNode, Thing } from 'schema-dts'
import type { CardProduct, LandingPage, Product, ProductPage } from '#client/lib/trpc.ts'
import { type PageFacts, pageNode } from '#client/structured-data/page-nodes.ts'
import { breadcrumbs, itemList, type Place } from '#client/structured-data/site-nodes.ts'
import { m } from '#shared/messages/messages.ts'
import { productPicturePath } from '#shared/pictures/remote-pictures.ts'
import { sharePicturePath } from '#shared/pictures/share-picture-addresses.ts'
import { fromMinor } from '#shared/prices/money.ts'
import { findCategory, type NamedCategory } from '#shared/products/categories.ts'
import { isRestrictedGtin } from '#shared/products/gtins.ts'
import { productAddress } from '#shared/products/product-address.ts'
import { onlyOne } from '#shared/products/several.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'
import type { Site } from '#shared/site/site.ts'
import { singleLine } from '#shared/text/text-folding.ts'

type Categories = readonly NamedCategory[]

const shopPlace = (): Place => ({ name: m.products, path: '/products' })

export function shopNodes(
  site: Site,
  facts: PageFacts,
  { category }: ShopSearch,
  page: ProductPage | undefined,
  categories: Categories,
): Thing[] {
  return listNodes(site, facts, categoryPlace(categories, onlyOne(category)), page)
}

export function landingPageNodes(
  site: Site,
  facts: PageFacts,
  { slug, name }: LandingPage,
  page: ProductPage | undefined,
): Thing[] {
  return listNodes(site, facts, [{ name, path: `/shop/${slug}` }], page)
}

function listNodes(site: Site, facts: PageFacts, places: Place[], page: ProductPage | undefined): Thing[] {
  const way = breadcrumbs(site, [shopPlace(), ...places])
  const collection = pageNode(site, 'CollectionPage', facts)
  if (!page || page.products.length === 0) return [way, collection]
  const paths = page.products.map(productPath)
  return [
    way,
    collection,
    itemList(site, { paths, total: page.total, before: (page.page - 1) * page.pageSize }),
  ]
}

/** A product without a known price has no offer, and without an offer it is useless to a search engine. */
export function productNodes(
  site: Site,
  product: Product | undefined,
  others: Product[] | undefined,
  categories: Categories,
): Thing[] {
  if (!product) return []
  const place = { name: product.name, path: productPath(product) }
  const way = breadcrumbs(site, [shopPlace(), ...categoryPlace(categories, product.category), place])
  if (product.priceMinor === null) return [way]
  return [way, productNode(site, product, offersOf(site, [product, ...(others ?? [])]), categories)]
}

/** Leaves out ratings: their source cannot be shown. */
function productNode(
  site: Site,
  product: Product,
  offers: Offer | AggregateOffer,
  categories: Categories,
): ProductNode {
  const category = findCategory(categories, product.category)
  const url = `${site.url}${productPath(product)}`
  return {
    '@type': 'Product',
    name: product.name,
    ...(product.description && { description: singleLine(product.description) }),
    image: pictures(site, product),
    sku: String(product.id),
    url,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.gtin && !isRestrictedGtin(product.gtin) && { gtin: product.gtin }),
    ...(product.size && { size: product.size }),
    ...(product.color && { color: product.color }),
    ...(product.variants && { inProductGroupWithID: product.variants.group }),
    ...(category && { category: category.name }),
    offers,
  }
}

/** Offers in the first product's currency; several of them as a range. */
function offersOf(site: Site, [product, ...others]: [Product, ...Product[]]): Offer | AggregateOffer {
  const { currency } = product
  const same = [product, ...others].filter((one) => one.priceMinor !== null && one.currency === currency)
  const offers = same.map((one) => offerOf(site, one))
  const prices = same.map(({ priceMinor }) => fromMinor(priceMinor ?? 0, currency))
  if (offers.length < 2) return offerOf(site, product)
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    priceCurrency: currency,
    offerCount: offers.length,
    offers,
  }
}

function offerOf(site: Site, product: Product): Offer {
  const { priceMinor, currency, deliveryMinor, inStock, advertiserName } = product
  return {
    '@type': 'Offer',
    url: `${site.url}${productPath(product)}`,
    price: fromMinor(priceMinor ?? 0, currency),
    priceCurrency: currency,
    availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    ...(deliveryMinor !== null && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: fromMinor(deliveryMinor, currency),
          currency,
        },
      },
    }),
    ...(advertiserName && { seller: { '@type': 'Organization', name: advertiserName } }),
  }
}

function pictures(site: Site, product: Product): string[] {
  const own = [product.imageUrl, ...product.moreImageUrls].flatMap(
    (imageUrl) => productPicturePath({ id: product.id, imageUrl }, 1200) ?? [],
  )
  return [...own, sharePicturePath.product(product)].map((path) => `${site.url}${path}`)
}

function productPath(product: Pick<CardProduct, 'id' | 'slug'>): string {
  return `/products/${productAddress(product)}`
}

function categoryPlace(categories: Categories, name: string | null | undefined): Place[] {
  const category = findCategory(categories, name)
  if (!category) return []
  const query = new URLSearchParams({ category: category.short })
  return [{ name: category.name, path: `/products?${query}` }]
}
