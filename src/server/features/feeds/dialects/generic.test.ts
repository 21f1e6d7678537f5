import { describe, expect, test } from 'vitest'
import { detectDialect, genericDialect } from '#server/features/feeds/dialects/detect.ts'
import type { ColumnMap, FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { suggestColumns } from '#server/features/feeds/mapping/suggest-columns.ts'

/** The records as they are read with the columns that the wizard suggests. */
async function suggestedRecords(text: string) {
  const dialect = genericDialect(text)
  const columns = suggestColumns((await dialect?.columnsOf(text)) ?? [])
  return { columns, records: await read(text, columns) }
}

async function read(text: string, columns: ColumnMap) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += 50) yield text.slice(at, at + 50)
  }
  const events: FeedEvent[] = []
  for await (const event of genericDialect(text)?.read(pieces(), text, columns) ?? []) events.push(event)
  return events.map((event) => (event.kind === 'record' ? event.record : event))
}

const xml = (id: number, more = '') =>
  `<product><id>${id}</id><name>Cot ${id}</name><url>https://shop.example/${id}</url><price>${id}.00</price>${more}</product>`
const json = (id: number, more = {}) => ({
  id,
  name: `Cot ${id}`,
  url: `https://shop.example/${id}`,
  price: `${id}.00`,
  ...more,
})
const expected = (id: number, more = {}) =>
  expect.objectContaining({
    externalId: String(id),
    name: `Cot ${id}`,
    link: `https://shop.example/${id}`,
    price: `${id}.00`,
    ...more,
  })

describe('finds product elements in generic XML', () => {
  const parts =
    '<categories><category><id>9</id><name>Nursery</name><url>https://shop.example/c</url></category><category><id>8</id><name>Beds</name></category></categories>'
  const variants =
    '<variants><variant><id>7</id><name>White</name><price>1.00</price></variant><variant><id>6</id></variant></variants>'
  const category = (name: string, products: string) =>
    `<category><id>5</id><name>${name}</name><url>https://shop.example/c</url><image>https://shop.example/c.jpg</image>${products}</category>`

  test.each([
    ['whatever lists they have', `<list>${xml(1, parts)}${xml(2, variants)}</list>`],
    ['of which others are part', `<list>${xml(1, `<related>${xml(7)}${xml(8)}</related>`)}${xml(2)}</list>`],
    ['after longer lists', `<shop>${parts.repeat(40)}<all>${xml(1)}${xml(2)}</all></shop>`],
    ['within categories', `<shop>${category('A', xml(1))}${category('B', xml(2))}</shop>`],
    ['by whatever name', `<shop>${xml(1, variants)}${xml(2)}</shop>`.replaceAll('product>', 'ting>')],
  ])('%s', async (_, text) => {
    expect((await suggestedRecords(text)).records).toEqual([expected(1), expected(2)])
  })

  test('accepts a single record', async () => {
    expect((await suggestedRecords(`<shop><name>Shop</name>${xml(1, parts)}</shop>`)).records).toEqual([
      expected(1),
    ])
  })

  test('chooses the element with the most data among unknown names', async () => {
    const ware = '<ware><nr>1</nr><was>Rassel</was><bilder><bild><pfad>a</pfad></bild></bilder></ware>'
    const text = `<laden>${ware}${ware}</laden>`
    const columns = { externalId: ['nr'], name: ['was'] }
    expect(await read(text, columns)).toMatchObject([{ name: 'Rassel' }, { name: 'Rassel' }])
  })
})

test('turns attributes and nested elements of XML into columns', async () => {
  const text =
    '<list xmlns:x="y"><product id="1"><name>Cot</name><price currency="SEK">12</price><url href="https://shop.example/1"/><shop><name>Oak</name><logo src="https://shop.example/l.png"/></shop><text><p>Soft</p><p>white</p></text></product></list>'
  const { columns, records } = await suggestedRecords(text)
  expect(columns).toMatchObject({ currency: ['price@currency'], advertiserName: ['shop.name'] })
  expect(records).toMatchObject([
    { externalId: '1', price: '12', currency: 'SEK', link: 'https://shop.example/1', advertiserName: 'Oak' },
  ])
  expect(await genericDialect(text)?.columnsOf(text)).toEqual([
    '@id',
    'name',
    'price@currency',
    'price',
    'url@href',
    'shop.name',
    'shop.logo@src',
    'text',
  ])
})

describe('finds product records in generic JSON', () => {
  const more = { brand: { id: 9, name: 'Oak' }, image: { url: 'https://shop.example/1.jpg' } }
  const variants = [
    { id: 7, name: 'White', price: '1.00' },
    { id: 8, name: 'Red', price: '1.00' },
    { id: 9, name: 'Blue', price: '1.00' },
  ]
  const facets = [
    { id: 3, name: 'Brand', url: '/brands' },
    { id: 4, name: 'Size', url: '/sizes' },
  ]
  const products = [json(1, more), json(2, { variants })]

  test.each([
    ['in a list', products],
    ['under any name', { product: products }],
    ['at any depth, beside others', { status: 'ok', data: { facets, results: { goods: products } } }],
    ['within categories', facets.map((facet, index) => ({ ...facet, products: [products[index]] }))],
    ['by their ids', { products: { a1: products[0], b2: products[1] } }],
  ])('%s', async (_, value) => {
    for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
      expect((await suggestedRecords(text)).records).toEqual([
        expected(1, { brand: 'Oak', imageUrl: 'https://shop.example/1.jpg' }),
        expected(2),
      ])
    }
  })

  test('reads one record per line, even a single line', async () => {
    const text = products.map((product) => JSON.stringify(product)).join('\r\n')
    expect((await suggestedRecords(text)).records).toEqual([expected(1), expected(2)])
    expect((await suggestedRecords(JSON.stringify(products[1]))).records).toEqual([expected(2)])
  })

  test('reads the records of a truncated file or one with a bad record', async () => {
    const text = `{"product":[${JSON.stringify(products[0])},{bad:1},${JSON.stringify(products[1]).slice(0, 60)}`
    expect((await suggestedRecords(text)).records).toMatchObject([
      { externalId: '1' },
      { kind: 'rejected' },
      { kind: 'broken' },
    ])
  })

  test('finds no records in JSON without a list', async () => {
    expect(await read('{"error":"unauthorized","code":401}', { name: ['error'] })).toEqual([])
  })
})

test('recognizes Awin’s enhanced feed with any column groups', async () => {
  const text = [
    '{"meta":{"advertiser_id":1001,"advertiser_name":"Rattle House"},"product_basic":{"id":"A1","title":"Rattle","link":"https://shop.example/1","aw_deep_link":"https://awin.example/1"},"price_and_availability":{"price":"199.00 SEK","installment":{"amount":"5"}},"product_identifiers":{"gtin":7350000000012}}',
    '{"id":"A2","title":"Ball","aw_deep_link":"https://awin.example/2","price":"9.00 SEK"}',
  ].join('\n')
  const dialect = detectDialect(text)
  expect(dialect.name).toBe('awin-jsonl')
  async function* whole() {
    yield text
  }
  const records: FeedEvent[] = []
  for await (const event of dialect.read(whole(), text)) records.push(event)
  expect(records).toMatchObject([
    {
      record: {
        externalId: 'A1',
        link: 'https://awin.example/1',
        retailerLink: 'https://shop.example/1',
        price: '199.00 SEK',
        gtin: '7350000000012',
        advertiserId: '1001',
        advertiserName: 'Rattle House',
      },
    },
    { record: { externalId: 'A2', name: 'Ball', price: '9.00 SEK' } },
  ])
})
