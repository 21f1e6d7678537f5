import type { ColumnMap, Dialect, FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import {
  type Cell,
  type HeaderRowOptions,
  headerRowDialect,
  readRows,
  recordOf,
} from '#server/features/feeds/dialects/header-row.ts'
import { createWooFamilies, type WooProduct } from '#server/features/feeds/dialects/woo-families.ts'
import { wooHeading } from '#server/features/feeds/dialects/woo-headings.ts'
import { headingKey, nameOrder } from '#server/features/feeds/mapping/field-names.ts'
import { readYesNo } from '#shared/yes-no.ts'

const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-31'
const MOST_ATTRIBUTES = 20

const OPTIONS: HeaderRowOptions = {
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
  canonical: (headings) => headings.map(wooHeading),
}

/** WooCommerce's own export of its products: a variation has its own price, stock and size, the rest is its parent's. */
export const wooCsv: Dialect = { ...headerRowDialect(OPTIONS), read: readProducts }

async function* readProducts(
  text: AsyncIterable<string>,
  head: string,
  columns: ColumnMap = OPTIONS.columns,
): AsyncGenerator<FeedEvent> {
  const families = createWooFamilies()
  for await (const row of readRows(text, head, { ...OPTIONS, columns })) {
    if (row.kind === 'row') yield* families.take(productOf(row.line, row.cell, columns))
    else yield row
  }
  yield* families.rest()
}

function productOf(line: number, cell: Cell, columns: ColumnMap): WooProduct {
  const record = recordOf(line, cell, columns)
  const types = (cell('type') ?? '').toLowerCase()
  const parent = cell('parent')?.trim()
  const [sku, id] = [cell('sku')?.trim(), cell('id')?.trim()]
  const isVariation = types ? types.includes('variation') : parent !== undefined
  return {
    record: {
      ...record,
      description: record.description?.replaceAll('\\n', '\n'),
      imageUrl: record.imageUrl?.split(',', 1)[0]?.trim(),
      salePeriod: salePeriod(cell('date sale price starts'), cell('date sale price ends')),
      unpublished: readYesNo(cell('published')) ? undefined : 'yes',
      ...(isVariation && { size: attribute(cell, 'size'), color: attribute(cell, 'color') }),
    },
    names: [...(sku ? [sku] : []), ...(id ? [`id:${id}`] : [])],
    parent: isVariation ? parent : undefined,
    hasVariations: types.includes('variable'),
  }
}

function salePeriod(starts: string | undefined, ends: string | undefined): string | undefined {
  return starts || ends ? `${starts ?? FIRST_DAY}/${ends ?? LAST_DAY}` : undefined
}

/** The attribute's value whose name, in whatever language, is that of the field. */
function attribute(cell: Cell, field: 'size' | 'color'): string | undefined {
  for (let number = 1; number <= MOST_ATTRIBUTES; number++) {
    const name = cell(`attribute ${number} name`)
    if (name === undefined) continue
    if (nameOrder(field, headingKey(name.replace(/^pa_/, ''))) !== undefined) {
      return cell(`attribute ${number} value(s)`)
    }
  }
  return undefined
}
