import { type Cell, headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'

const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-31'

/** WooCommerce's own export of its products. */
export const wooCsv = headerRowDialect({
  name: 'woo-csv',
  delimiters: [',', ';', '\t'],
  required: ['name', 'published', 'external url', 'regular price'],
  columns: {
    externalId: ['sku', 'id'],
    name: ['name'],
    description: ['description', 'short description'],
    link: ['external url'],
    imageUrl: ['images'],
    price: ['regular price'],
    salePrice: ['sale price'],
    category: ['categories'],
    availability: ['in stock?'],
    brand: ['brands'],
    gtin: ['gtin, upc, ean, or isbn'],
  },
  complete: completeRecord,
})

function completeRecord(record: FeedRecord, cell: Cell): FeedRecord {
  return {
    ...record,
    description: record.description?.replaceAll('\\n', '\n'),
    imageUrl: record.imageUrl?.split(',', 1)[0]?.trim(),
    salePeriod: salePeriod(cell('date sale price starts'), cell('date sale price ends')),
    unpublished: cell('published')?.trim() === '1' ? undefined : 'yes',
  }
}

function salePeriod(starts: string | undefined, ends: string | undefined): string | undefined {
  return starts || ends ? `${starts ?? FIRST_DAY}/${ends ?? LAST_DAY}` : undefined
}
