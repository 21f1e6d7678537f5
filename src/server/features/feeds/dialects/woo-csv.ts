import { type Cell, headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'
import { createWooFamilies, type WooProduct } from '#server/features/feeds/dialects/woo-families.ts'
import { wooHeading } from '#server/features/feeds/dialects/woo-headings.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { headingKey, nameOrder } from '#server/features/feeds/mapping/field-names.ts'
import { salePeriodOf } from '#server/features/feeds/mapping/sale-period.ts'
import { readYesNo } from '#shared/text/yes-no.ts'

const MOST_ATTRIBUTES = 10
const ATTRIBUTES = Array.from({ length: MOST_ATTRIBUTES }, (_, index) => ({
  name: `attribute ${index + 1} name`,
  value: `attribute ${index + 1} value(s)`,
}))

/** WooCommerce's own product export: a variation has its own price, stock and size, the rest is its parent's. */
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
    moreImageUrls: ['images'],
    price: ['regular price'],
    salePrice: ['sale price'],
    category: ['categories'],
    availability: ['in stock?'],
    brand: ['brands'],
    gtin: ['gtin, upc, ean, or isbn'],
  },
  canonical: (headings) => headings.map(wooHeading),
  assemble() {
    const families = createWooFamilies()
    return { take: (record, cell) => families.take(productOf(record, cell)), rest: families.rest }
  },
})

function productOf(record: FeedRecord, cell: Cell): WooProduct {
  const types = (cell('type') ?? '').toLowerCase()
  const parent = cell('parent')?.trim()
  const [sku, id] = [cell('sku')?.trim(), cell('id')?.trim()]
  const isVariation = types ? types.includes('variation') : parent !== undefined
  return {
    record: {
      ...record,
      description: record.description?.replaceAll('\\n', '\n'),
      imageUrl: record.imageUrl?.split(',', 1)[0]?.trim(),
      salePeriod: salePeriodOf(cell('date sale price starts'), cell('date sale price ends')),
      unpublished: readYesNo(cell('published')) ? undefined : 'yes',
      ...(isVariation && variantOf(cell)),
    },
    names: [...(sku ? [sku] : []), ...(id ? [`id:${id}`] : [])],
    parent: isVariation ? parent : undefined,
    hasVariations: types.includes('variable'),
  }
}

function variantOf(cell: Cell) {
  const variant: Pick<FeedRecord, 'size' | 'color'> = {}
  for (const { name, value } of ATTRIBUTES) {
    const field = variantField(cell(name))
    if (field) variant[field] ??= cell(value)
  }
  return variant
}

function variantField(attribute: string | undefined): 'size' | 'color' | undefined {
  if (attribute === undefined) return undefined
  const key = headingKey(attribute.replace(/^pa_/, ''))
  if (nameOrder('size', key) !== undefined) return 'size'
  return nameOrder('color', key) === undefined ? undefined : 'color'
}
