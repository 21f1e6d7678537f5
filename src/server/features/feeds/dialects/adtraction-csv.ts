import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'

/** Adtraction's own columns, which its CSV and its XML share. */
const ADTRACTION_COLUMNS = {
  externalId: ['sku'],
  name: ['name'],
  description: ['description'],
  link: ['trackingurl'],
  imageUrl: ['imageurl'],
  price: ['price'],
  listPrice: ['originalprice'],
  currency: ['currency'],
  category: ['category'],
  availability: ['instock'],
  brand: ['brand'],
  gtin: ['ean'],
}

/** Adtraction's delimited feed: delimiter and quote character are the publisher's choice. */
export const adtractionCsv = headerRowDialect({
  name: 'adtraction-csv',
  delimiters: ['\t', ',', ';', '|'],
  quotes: ['"', "'"],
  required: ['sku', 'name', 'trackingurl'],
  columns: ADTRACTION_COLUMNS,
})
