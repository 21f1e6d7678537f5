import { recognition } from '#server/features/feeds/dialects/dialect.ts'
import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'
import { xmlDialect } from '#server/features/feeds/dialects/xml-dialect.ts'
import { skipXmlProlog } from '#server/features/feeds/dialects/xml-prolog.ts'

const ELEMENTS = {
  externalId: 'SKU',
  name: 'Name',
  description: 'Description',
  link: 'TrackingUrl',
  imageUrl: 'ImageUrl',
  price: 'Price',
  listPrice: 'OriginalPrice',
  delivery: 'Shipping',
  currency: 'Currency',
  category: 'Category',
  availability: 'Instock',
  brand: 'Brand',
  gtin: 'Ean',
}

export const adtractionCsv = headerRowDialect({
  name: 'adtraction-csv',
  delimiters: ['\t', ',', ';', '|'],
  quotes: ['"', "'"],
  required: ['sku', 'name', 'trackingurl'],
  columns: columnsOf((element) => element.toLowerCase()),
})

export const adtractionXml = xmlDialect({
  name: 'adtraction-xml',
  items: ['product'],
  columns: columnsOf((element) => element),
  recognize: (head) =>
    recognition(
      skipXmlProlog(head).startsWith('<productFeed') && head.includes('<TrackingUrl'),
      'adtraction-xml needs productFeed with TrackingUrl',
    ),
})

function columnsOf(nameOf: (element: string) => string) {
  return Object.fromEntries(Object.entries(ELEMENTS).map(([field, element]) => [field, [nameOf(element)]]))
}
