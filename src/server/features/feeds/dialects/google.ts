import { type ColumnMap, type Recognition, recognition } from '#server/features/feeds/dialects/dialect.ts'
import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'
import { xmlDialect } from '#server/features/feeds/dialects/xml-dialect.ts'
import { GOOGLE_NAMESPACE } from '#server/features/feeds/dialects/xml-items.ts'
import { skipXmlProlog } from '#server/features/feeds/dialects/xml-prolog.ts'
import { FEED_LABELS } from '#shared/feeds/feed-labels.ts'

const FEED_ROOT = /^<(?:[\w-]+:)?(?:rss|feed|rdf)[\s>]/i
const ITEMS = ['item', 'entry']

const NAMES = {
  externalId: 'id',
  name: 'title',
  description: 'description',
  link: 'link',
  retailerLink: 'link',
  imageUrl: 'image_link',
  moreImageUrls: 'additional_image_link',
  price: 'price',
  salePrice: 'sale_price',
  salePeriod: 'sale_price_effective_date',
  delivery: 'shipping',
  category: 'product_type',
  secondCategory: 'google_product_category',
  availability: 'availability',
  brand: 'brand',
  gtin: 'gtin',
  itemGroupId: 'item_group_id',
  ...Object.fromEntries(FEED_LABELS.map(({ field, google }) => [field, google])),
}

export function googleColumns(spellingsOf: (name: string) => string[]): ColumnMap {
  return Object.fromEntries(
    Object.entries(NAMES).map(([field, name]) => [field, [...new Set(spellingsOf(name))]]),
  )
}

/** Elements with Google's prefix take precedence over those of RSS or Atom. */
const XML_COLUMNS: ColumnMap = {
  ...googleColumns((name) => [`g:${name}`, name]),
  externalId: ['g:id', 'id', 'guid'],
  description: ['g:description', 'description', 'summary', 'content'],
}

/** Google Merchant's RSS 2.0, RSS 1.0 and Atom, and the variations of networks. */
export const googleXml = xmlDialect({
  name: 'google-xml',
  items: ITEMS,
  columns: XML_COLUMNS,
  recognize: (head) => recognizeXml(head, 'google-xml'),
})

/** Google's elements, plus CJ's own for the retailer. */
export const cjXml = xmlDialect({
  name: 'cj-xml',
  items: ITEMS,
  columns: { ...XML_COLUMNS, advertiserName: ['program_name'] },
  recognize: (head) =>
    head.includes('<program_name>')
      ? recognizeXml(head, 'cj-xml')
      : recognition(false, 'cj-xml needs program_name'),
})

/** Usually with tabs. CJ's names the retailer of each row. */
export const googleTsv = headerRowDialect({
  name: 'google-tsv',
  delimiters: ['\t', ',', '|', ';'],
  required: ['id', 'title', 'link'],
  columns: {
    ...googleColumns((name) => [name, name.replaceAll('_', ' ')]),
    delivery: ['shipping', 'shipping(price)'],
    advertiserName: ['program_name'],
    secondCategory: ['google_product_category', 'google product category', 'google_product_category_name'],
  },
})

function recognizeXml(head: string, name: string): Recognition {
  const hasElements = head.includes(GOOGLE_NAMESPACE) || head.includes('<g:')
  return recognition(
    FEED_ROOT.test(skipXmlProlog(head)) && hasElements,
    `${name} needs RSS or Atom with Google's g: elements`,
    head.trimStart().startsWith('<') ? 1 : 0,
  )
}
