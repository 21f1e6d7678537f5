import { FEED_FIELDS, type FeedField } from '#shared/inputs/feeds.ts'

/** What a column is called that has the field, in letters and digits alone; the likeliest first. */
const NAMES: Record<FeedField, string> = {
  externalId:
    'id productid itemid sku externalid articlenumber artikelnummer artnr varenummer offerid merchantproductid gid handle',
  name: 'name title productname producttitle namn navn produktnamn produktnavn gtitle',
  link: 'deeplink trackingurl tracking_link affiliatelink affiliateurl awdeeplink link url producturl clickurl buyurl externalurl producturltracking glink lank',
  description:
    'description productdescription longdescription beskrivning beskrivelse bodyhtml gdescription shortdescription',
  imageUrl:
    'imageurl imagelink image picture productimage imagesrc merchantimageurl bild bildurl billede gimagelink images img',
  price: 'price currentprice searchprice finalprice pris gprice regularprice variantprice',
  salePrice: 'saleprice specialprice discountprice kampanjpris reapris tilbudspris gsaleprice offerprice',
  salePeriod: 'salepriceeffectivedate saleperiod gsalepriceeffectivedate',
  listPrice:
    'originalprice listprice rrpprice oldprice retailprice ordinariepris previousprice comparepaturl compareatprice regularprice msrp',
  currency: 'currency currencycode valuta',
  advertiserName: 'advertisername merchantname merchant retailer programname store shop butik seller vendor',
  advertiserId: 'advertiserid merchantid programid retailerid',
  advertiserLogoUrl: 'advertiserlogourl merchantlogo programlogo logo logourl',
  category: 'category producttype merchantcategory categorypath categories kategori gproducttype type',
  secondCategory: 'googleproductcategory categoryname subcategory primarycategory ggoogleproductcategory',
  availability: 'availability instock stock stockstatus lagerstatus isinstock gavailability lager',
  brand: 'brand brandname manufacturer varumarke marke maerke gbrand tillverkare',
  gtin: 'gtin ean ean13 upc barcode isbn gtinean ggtin productgtin',
  itemGroupId: 'itemgroupid gitemgroupid parentproductid groupid groupingid parentsku parentid variantgroup',
  size: 'size gsize storlek fashionsize storrelse',
  color: 'color colour gcolor farg farve farge',
  ageGroup: 'agegroup gagegroup googleshoppingagegroup ages agerange aldersgrupp alder',
  unitMeasure: 'unitpricingmeasure gunitpricingmeasure unitmeasure netcontent',
  commission: 'commission commissionrate commissionpercent provision kommission',
  rating: 'rating averagerating ratingvalue productrating betyg',
  reviews: 'reviews reviewcount reviewscount numberofreviews ratingcount',
  isBestSeller: 'isbestseller bestseller bastsaljare',
  isEditorsPick: 'iseditorspick editorspick editorpick',
  retailerLink: 'merchantdeeplink retailerlink retailerurl merchanturl destinationurl landingpageurl',
}

/** Which of a file's columns is what, by their names; each column is used once. */
export function suggestColumns(columns: string[]): Partial<Record<FeedField, string[]>> {
  const free = new Map(columns.map((column) => [letters(column), column]))
  const suggestion: Partial<Record<FeedField, string[]>> = {}
  for (const field of FEED_FIELDS) {
    const found = NAMES[field].split(' ').find((name) => free.has(name))
    const column = found === undefined ? undefined : free.get(found)
    if (found === undefined || column === undefined) continue
    suggestion[field] = [column]
    free.delete(found)
  }
  return suggestion
}

function letters(column: string): string {
  const last = column.slice(column.lastIndexOf('.') + 1)
  return last
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
}
