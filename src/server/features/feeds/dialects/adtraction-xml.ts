import { xmlDialect } from '#server/features/feeds/dialects/xml-dialect.ts'
import { skipXmlProlog } from '#server/features/feeds/dialects/xml-prolog.ts'

export const adtractionXml = xmlDialect({
  name: 'adtraction-xml',
  items: ['product'],
  columns: {
    externalId: ['SKU'],
    name: ['Name'],
    description: ['Description'],
    link: ['TrackingUrl'],
    imageUrl: ['ImageUrl'],
    price: ['Price'],
    listPrice: ['OriginalPrice'],
    delivery: ['Shipping'],
    currency: ['Currency'],
    category: ['Category'],
    availability: ['Instock'],
    brand: ['Brand'],
    gtin: ['Ean'],
  },
  recognize: (head) =>
    skipXmlProlog(head).startsWith('<productFeed') && head.includes('<TrackingUrl')
      ? { isMatch: true }
      : { isMatch: false, nearness: 0, lacks: 'adtraction-xml needs productFeed with TrackingUrl' },
})
