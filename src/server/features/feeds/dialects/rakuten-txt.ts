import {
  type ColumnMap,
  type Dialect,
  type FeedEvent,
  recognition,
  recordOf,
  unreadable,
} from '#server/features/feeds/dialects/dialect.ts'
import type { Cell } from '#server/features/feeds/dialects/header-row.ts'
import { salePeriodOf } from '#server/features/feeds/mapping/sale-period.ts'
import { readDelimited } from '#server/features/feeds/reading/delimited.ts'

/** The primary fields in order; the attributes after them differ by class. */
const FIELDS =
  'product_id product_name sku primary_category secondary_categories product_url product_image_url buy_url short_description long_description discount discount_type sale_price retail_price begin_date end_date brand shipping keywords manufacturer_part_number manufacturer_name shipping_information availability upc class_id currency m1 pixel'.split(
    ' ',
  )
/** For clothing the third attribute is the size, the fifth the color and the eighth the age. */
const CLOTHING = { class: '60', size: 30, color: 32, age: 35 }
const MAX_ATTRIBUTES = 20
const COLUMNS: ColumnMap = {
  externalId: ['product_id'],
  name: ['product_name'],
  description: ['long_description', 'short_description'],
  link: ['product_url'],
  imageUrl: ['product_image_url'],
  price: ['retail_price'],
  salePrice: ['sale_price'],
  delivery: ['shipping'],
  currency: ['currency'],
  category: ['primary_category'],
  secondCategory: ['secondary_categories'],
  availability: ['availability'],
  brand: ['brand'],
  gtin: ['upc'],
}

/** Rakuten's publisher file: no header row, but a line before the records and a line with their number after them. */
export const rakutenTxt: Dialect = {
  name: 'rakuten-txt',
  columns: COLUMNS,
  recognize: (head) =>
    recognition(/^\s*HDR\|\d/.test(head), 'rakuten-txt needs an HDR line', head.startsWith('HDR') ? 2 : 0),
  columnsOf: () => FIELDS,
  read,
}

async function* read(
  text: AsyncIterable<string>,
  _head: string,
  columns: ColumnMap = COLUMNS,
): AsyncGenerator<FeedEvent> {
  let advertiser: { advertiserId?: string | undefined; advertiserName?: string | undefined } = {}
  let lines = 0
  let counted: number | undefined
  for await (const rows of readDelimited(text, { delimiter: '|', quote: null })) {
    for (const row of rows) {
      if (row.kind === 'broken') yield row
      else if (row.kind === 'row' && row.fields[0] === 'HDR')
        advertiser = { advertiserId: row.fields[1], advertiserName: row.fields[2] }
      else if (row.kind === 'row' && row.fields[0] === 'TRL') counted = Number(row.fields[1])
      else {
        lines += 1
        yield row.kind === 'row' ? toEvent(row, columns, advertiser) : unreadable(row.line, row.reason)
      }
    }
  }
  if (counted === undefined) yield { kind: 'broken', reason: 'The file ends before its TRL line' }
  else if (counted !== lines)
    yield { kind: 'broken', reason: `The TRL line counts ${counted} products; the file has ${lines}` }
}

function toEvent(row: { line: number; fields: string[] }, columns: ColumnMap, advertiser: object): FeedEvent {
  const { line, fields } = row
  if (fields.length < FIELDS.length || fields.length > FIELDS.length + MAX_ATTRIBUTES) {
    return unreadable(line, `The record has ${fields.length} fields instead of at least ${FIELDS.length}`)
  }
  const cell: Cell = (column) => fields[FIELDS.indexOf(column)]?.trim() || undefined
  const variant =
    cell('class_id') === CLOTHING.class
      ? { size: fields[CLOTHING.size], color: fields[CLOTHING.color], ageGroup: fields[CLOTHING.age] }
      : undefined
  const salePeriod = salePeriodOf(inUtc(cell('begin_date')), inUtc(cell('end_date')))
  const own = recordOf(
    line,
    (field) => columns[field],
    (column) => cell(column.toLowerCase()),
  )
  return { kind: 'record', record: { ...own, ...advertiser, ...variant, salePeriod } }
}

/** Only dates with a time have a zone. */
function inUtc(text: string | undefined): string | undefined {
  return text?.includes(':') ? `${text}Z` : text
}
