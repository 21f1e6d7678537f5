import { sqlName } from '#server/db/product-columns.ts'
import { type ColumnMap, type Dialect, recognition } from '#server/features/feeds/dialects/dialect.ts'
import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'
import { jsonDialect } from '#server/features/feeds/dialects/json-dialect.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { LABEL_FIELDS } from '#shared/feeds/feed-labels.ts'
import { unguardFormula } from '#shared/files/csv.ts'
import { FEED_FIELDS } from '#shared/inputs/feeds.ts'
import { readYesNo } from '#shared/text/yes-no.ts'

const COLUMNS: ColumnMap = {
  externalId: ['id'],
  name: ['name'],
  link: ['affiliate_link'],
  description: ['description'],
  imageUrl: ['image_url'],
  moreImageUrls: ['additional_image_urls'],
  price: ['price'],
  listPrice: ['list_price'],
  delivery: ['delivery_price'],
  currency: ['currency'],
  advertiserName: ['advertiser_name'],
  advertiserId: ['advertiser_id'],
  advertiserLogoUrl: ['advertiser_logo_url'],
  category: ['category'],
  availability: ['in_stock'],
  brand: ['brand'],
  gtin: ['gtin'],
  itemGroupId: ['item_group_id'],
  ...Object.fromEntries(LABEL_FIELDS.map((field) => [field, [sqlName(field)]])),
  commission: ['commission'],
  rating: ['rating'],
  reviews: ['reviews'],
  isBestSeller: ['is_best_seller'],
  isEditorsPick: ['is_editors_pick'],
}
/** No network's feed has all of these. */
const MARKS = ['id', 'slug', 'affiliate_link', 'is_best_seller', 'is_editors_pick', 'in_stock', 'created_at']

const csv = headerRowDialect({
  name: 'tuckling-csv',
  delimiters: [',', ';', '\t'],
  required: MARKS,
  columns: COLUMNS,
  assemble: () => ({
    take: (record, cell) => [{ kind: 'record', record: unguarded(record, cell('is_listed')) }],
    rest: () => [],
  }),
})

/** The shop's own catalog export, which a spreadsheet may have saved again. */
export const tucklingCsv: Dialect = {
  ...csv,
  recognize(head) {
    const recognized = csv.recognize(head)
    return recognized.isMatch ? recognized : { ...recognized, nearness: 0 }
  },
}

export const tucklingJson = jsonDialect({
  name: 'tuckling-json',
  columns: COLUMNS,
  recognize: (head) =>
    recognition(
      /^\s*\[\s*\{/.test(head) && MARKS.every((mark) => head.includes(`"${mark}":`)),
      'tuckling-json needs the export of this shop',
    ),
  placeOf: () => (path) => path.length === 0,
  complete: (record, texts) => asOwn(record, texts.get('is_listed')),
})

function unguarded(record: FeedRecord, isListed: string | undefined): FeedRecord {
  const texts: FeedRecord = { line: record.line }
  for (const field of FEED_FIELDS) {
    const text = record[field]
    if (text !== undefined) texts[field] = unguardFormula(text)
  }
  return asOwn(texts, isListed)
}

/** Products that were hidden when exported stay hidden. */
function asOwn(record: FeedRecord, isListed: string | undefined): FeedRecord {
  const unpublished = readYesNo(isListed) === false ? 'yes' : undefined
  return { ...record, isOwnExport: 'yes', unpublished }
}
