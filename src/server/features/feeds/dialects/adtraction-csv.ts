import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'

const ADTRACTION_COLUMNS = {
  externalId: ['sku'],
  name: ['name'],
  description: ['description'],
  link: ['trackingurl'],
  imageUrl: ['imageurl'],
  price: ['price'],
  listPrice: ['originalprice'],
  delivery: ['shipping'],
  currency: ['currency'],
  category: ['category'],
  availability: ['instock'],
  brand: ['brand'],
  gtin: ['ean'],
}

/** Adtraction's delimited feed; the publisher chooses delimiter and quote character. */
export const adtractionCsv = headerRowDialect({
  name: 'adtraction-csv',
  delimiters: ['\t', ',', ';', '|'],
  quotes: ['"', "'"],
  required: ['sku', 'name', 'trackingurl'],
  columns: ADTRACTION_COLUMNS,
})
