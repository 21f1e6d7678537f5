import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { type Cell, headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { parsePrice } from '#server/features/feeds/mapping/parse-price.ts'
import { DEFAULT_CURRENCY, MORE_IMAGES_MAX } from '#shared/limits.ts'
import { readYesNo } from '#shared/text/yes-no.ts'

/** Maps the headings of exports since 2025 to the former ones. */
const FORMER_HEADINGS = new Map(
  Object.entries({
    'url handle': 'handle',
    description: 'body (html)',
    'published on online store': 'published',
    price: 'variant price',
    'compare-at price': 'variant compare at price',
    barcode: 'variant barcode',
    'inventory tracker': 'variant inventory tracker',
    'inventory quantity': 'variant inventory qty',
    'continue selling when out of stock': 'variant inventory policy',
    'product image url': 'image src',
  }),
)

/** Shopify's own export: further rows with the same handle are variants and pictures of the product. */
export const shopifyCsv = headerRowDialect({
  name: 'shopify-csv',
  delimiters: [',', ';', '\t'],
  required: ['handle', 'title', 'variant price'],
  columns: {
    externalId: ['handle'],
    name: ['title'],
    description: ['body (html)', 'body html'],
    imageUrl: ['image src'],
    price: ['variant price'],
    listPrice: ['variant compare at price'],
    category: ['type'],
    secondCategory: ['product category'],
    brand: ['vendor'],
    gtin: ['variant barcode'],
    ageGroup: ['google shopping / age group'],
  },
  canonical: (headings) =>
    headings.includes('url handle')
      ? headings.map((heading) => FORMER_HEADINGS.get(heading) ?? heading)
      : headings,
  assemble: openProducts,
})

interface OpenProduct {
  record: FeedRecord
  rows: number
  lowest: number
  inStock: boolean
  images: number
}

function openProducts() {
  let open: OpenProduct | undefined
  const rest = () => (open ? [finished(open)] : [])
  return {
    rest,
    take(record: FeedRecord, cell: Cell): FeedEvent[] {
      if (open && cell('handle') === open.record.externalId) {
        addVariant(open, cell)
        return []
      }
      const events = rest()
      open = openProduct(record, cell)
      return events
    },
  }
}

function openProduct(record: FeedRecord, cell: Cell): OpenProduct {
  const status = cell('status')?.trim().toLowerCase() ?? 'active'
  const hidden = readYesNo(cell('published')) === false || status !== 'active'
  const first = { ...record, ...(hidden ? { unpublished: 'yes' } : {}) }
  return { record: first, rows: 1, lowest: amountOf(cell), inStock: isInStock(cell), images: 0 }
}

function addVariant(open: OpenProduct, cell: Cell) {
  open.rows += 1
  const amount = amountOf(cell)
  if (amount < open.lowest) {
    open.lowest = amount
    open.record.price = cell('variant price')
    open.record.listPrice = cell('variant compare at price')
  }
  open.inStock ||= isInStock(cell)
  const image = cell('image src')
  if (open.record.imageUrl === undefined) open.record.imageUrl = image
  else if (image !== undefined && open.images < MORE_IMAGES_MAX) {
    open.images += 1
    open.record.moreImageUrls = `${open.record.moreImageUrls ?? ''}\n${image}`
  }
}

function finished({ record, rows, inStock }: OpenProduct): FeedEvent {
  return { kind: 'record', record: { ...record, availability: inStock ? 'yes' : 'no' }, rows }
}

/** Rows without a price are only pictures. */
function amountOf(cell: Cell): number {
  const price = parsePrice(cell('variant price'), DEFAULT_CURRENCY)
  return price.ok && price.minor !== null ? price.minor : Number.POSITIVE_INFINITY
}

function isInStock(cell: Cell): boolean {
  if (cell('variant price') === undefined) return false
  const policy = cell('variant inventory policy')?.trim().toLowerCase()
  const isSoldOn = policy === 'continue' || readYesNo(policy) === true
  if (isSoldOn || !cell('variant inventory tracker')) return true
  return Number(cell('variant inventory qty') ?? 0) > 0
}
