import { labelColumns, type Recognition } from '#server/features/feeds/dialects/dialect.ts'
import { GOOGLE_NAMESPACE, xmlDialect } from '#server/features/feeds/dialects/xml-dialect.ts'
import { skipXmlProlog } from '#server/features/feeds/dialects/xml-prolog.ts'

const FEED_ROOT = /^<(?:[\w-]+:)?(?:rss|feed|rdf)[\s>]/i

/** Elements with Google's prefix take precedence over those of RSS or Atom. */
export const GOOGLE_COLUMNS = {
  externalId: ['g:id', 'id', 'guid'],
  name: ['g:title', 'title'],
  description: ['g:description', 'description', 'summary', 'content'],
  link: ['g:link', 'link'],
  retailerLink: ['g:link', 'link'],
  imageUrl: ['g:image_link', 'image_link'],
  moreImageUrls: ['g:additional_image_link', 'additional_image_link'],
  price: ['g:price', 'price'],
  salePrice: ['g:sale_price', 'sale_price'],
  salePeriod: ['g:sale_price_effective_date', 'sale_price_effective_date'],
  delivery: ['g:shipping', 'shipping'],
  category: ['g:product_type', 'product_type'],
  secondCategory: ['g:google_product_category', 'google_product_category'],
  availability: ['g:availability', 'availability'],
  brand: ['g:brand', 'brand'],
  gtin: ['g:gtin', 'gtin'],
  itemGroupId: ['g:item_group_id', 'item_group_id'],
  ...labelColumns(({ google }) => [`g:${google}`, google]),
}
export const GOOGLE_ITEMS = ['item', 'entry']

/** Google Merchant's RSS 2.0, RSS 1.0 and Atom, and the variations of networks. */
export const googleXml = xmlDialect({
  name: 'google-xml',
  items: GOOGLE_ITEMS,
  columns: GOOGLE_COLUMNS,
  recognize: (head) => recognizeGoogle(head, 'google-xml'),
})

export function recognizeGoogle(head: string, name: string): Recognition {
  if (FEED_ROOT.test(skipXmlProlog(head)) && (head.includes(GOOGLE_NAMESPACE) || head.includes('<g:')))
    return { isMatch: true }
  const nearness = head.trimStart().startsWith('<') ? 1 : 0
  return { isMatch: false, nearness, lacks: `${name} needs RSS or Atom with Google's g: elements` }
}
