import { expect, test } from 'vitest'
import { observedPrices, priceReductions } from '#server/db/schema/catalog.ts'
import { feeds } from '#server/db/schema/feeds.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { connectAssistant } from '#tests/helpers/assistant.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

async function assistant(shop = createTestApp()) {
  return { ...shop, client: await connectAssistant(shop) }
}

test('an assistant learns the available questions, all of them read-only', async () => {
  const { client } = await assistant()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['search_products', 'get_product', 'list_categories'])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
})

test('a question for a crib under 1,500 SEK lists matching products, cheapest first', async () => {
  const { client, db } = await assistant(createTestApp({ seeded: false }))
  makeProduct(db, { id: 71, name: 'Oak crib', priceMinor: 149_900, category: 'Nursery' })
  makeProduct(db, { id: 72, name: 'Travel crib', priceMinor: 89_900, category: 'Nursery' })
  makeProduct(db, { id: 73, name: 'Large crib', priceMinor: 150_100, category: 'Nursery' })
  makeProduct(db, { id: 74, name: 'Crib in euros', priceMinor: 10_000, currency: 'EUR', category: 'Nursery' })
  makeProduct(db, { id: 75, name: 'Crib of unknown price', priceMinor: null, category: 'Nursery' })
  const answer = await client.callTool({
    name: 'search_products',
    arguments: { query: 'crib', max_price: 1500, category: 'Nursery' },
  })
  expect(answer.structuredContent).toMatchObject({
    products: [
      { id: 72, price: 899 },
      { id: 71, price: 1499 },
    ],
  })
})

test('a failing search returns the corrected results and their arguments', async () => {
  const { client, db } = await assistant(createTestApp({ seeded: false }))
  makeProduct(db, { name: 'Oak crib', priceMinor: 129_900, ageGroup: 'infant' })
  const ask = async (args: Record<string, unknown>) =>
    (await client.callTool({ name: 'search_products', arguments: args })).structuredContent
  const instead = { query: 'crib', age: '6-12-months', max_price: 1500 }
  const products = [{ name: 'Oak crib' }]
  expect(await ask({ query: 'crib for 6 months under 1,500 SEK' })).toMatchObject({ products, instead })
  expect(await ask(instead)).toMatchObject({ products, instead: null })
  expect(await ask({ query: 'crbi' })).toMatchObject({ products, instead: { query: 'crib' } })
  expect(await ask({ query: 'crib giraffe', max_price: 1500 })).toMatchObject({
    products,
    instead: { query: 'crib' },
  })
  expect(await ask({ query: 'crbi', exact: true })).toMatchObject({ products: [], instead: null })
  expect(await ask({ query: 'crbi', max_price: 20 })).toMatchObject({ products: [], instead: null })
  expect(await ask({ query: 'giraffe' })).toMatchObject({ products: [], instead: null })
})

test.each([
  ['search_products', { serach: 'crib' }],
  ['get_product', { id: 3, serach: 'crib' }],
  ['list_categories', { serach: 'crib' }],
])('%s refuses an unknown argument by its name', async (name, given) => {
  const { client } = await assistant()
  const { isError, content } = await client.callTool({ name, arguments: given })
  expect(isError).toBe(true)
  expect(JSON.stringify(content)).toContain('Unknown field: serach')
})

test('products of one retailer, one product, and the categories are available', async () => {
  const { client } = await assistant()
  const ofOne = await client.callTool({
    name: 'search_products',
    arguments: { retailer: 'tumble', limit: 1 },
  })
  expect(ofOne.structuredContent).toMatchObject({ products: [{ advertiser_name: 'Tumblewood' }] })
  const one = await client.callTool({ name: 'get_product', arguments: { id: 3 } })
  expect(one.structuredContent).toMatchObject({ id: 3, name: 'Soft Stacking Rings' })
  const all = await client.callTool({ name: 'list_categories', arguments: {} })
  expect(all.structuredContent).toMatchObject({
    categories: expect.arrayContaining([expect.objectContaining({ short_name: 'Toys' })]),
  })
})

test('a product lists its observed prices and explains a missing evaluation', async () => {
  const { client, db } = await assistant(createTestApp({ seeded: false }))
  const { id } = makeProduct(db, { name: 'Oak crib', priceMinor: 129_900 })
  const day = (of: number) => new Date(Date.UTC(2026, 4, of))
  db.delete(observedPrices).run()
  db.insert(observedPrices)
    .values([
      { productId: id, fromAt: day(1), untilAt: day(2), priceMinor: 149_950, currency: 'SEK' },
      { productId: id, fromAt: day(3), priceMinor: 129_900, currency: 'SEK' },
    ])
    .run()
  const answer = await client.callTool({ name: 'get_product', arguments: { id } })
  expect(answer.structuredContent).toMatchObject({
    price: 1299,
    price_history: {
      currency: 'SEK',
      observed: [
        { from: '2026-05-01T00:00:00.000Z', until: '2026-05-02T00:00:00.000Z', price: 1499.5 },
        { from: '2026-05-03T00:00:00.000Z', until: null, price: 1299 },
      ],
      lowest_30_days: null,
      reduction: null,
      reason: 'not_watched',
    },
  })
})

test('price drops equal those of the shop’s own filter', async () => {
  const { client, db } = await assistant(createTestApp({ seeded: false }))
  const now = Date.now()
  const watched = new Date(now + DAY_MS)
  db.insert(feeds)
    .values({ name: 'cribs', location: 'cribs.csv', observedAt: new Date(now), observedUntil: watched })
    .run()
  const { id } = makeProduct(db, { name: 'Oak crib', source: 'cribs', externalId: '1' })
  makeProduct(db, { name: 'Travel crib', source: 'cribs', externalId: '2' })
  const sinceAt = new Date(now - DAY_MS)
  db.insert(priceReductions)
    .values({ productId: id, source: 'cribs', percent: 20, priorMinor: 100, sinceAt })
    .run()
  const searchFor = (price_drop: boolean) =>
    client.callTool({ name: 'search_products', arguments: { query: 'crib', price_drop } })
  expect((await searchFor(true)).structuredContent).toMatchObject({ products: [{ id }] })
  expect((await searchFor(false)).structuredContent).toMatchObject({ products: [{}, {}] })
})

test.each([
  ['get_product', { id: 999 }, 'no longer available'],
  ['get_product', { id: 'x' }, 'id'],
  ['search_products', { limit: 1_000 }, 'limit'],
  ['search_products', { category: 'Cars' }, 'category'],
])('%s with %j explains the error', async (name, input, reason) => {
  const { client } = await assistant()
  const answer = await client.callTool({ name, arguments: input })
  expect(answer.isError).toBe(true)
  expect(JSON.stringify(answer.content)).toContain(reason)
  expect(JSON.stringify(answer.content)).not.toMatch(/sqlite|node_modules|at async/i)
})

test.each(['application/json', '*/*', 'text/html', undefined])(
  'a client that accepts %s gets JSON, also with a trailing slash',
  async (accept) => {
    const { app } = createTestApp()
    const headers = { 'content-type': 'application/json', ...(accept && { accept }) }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    for (const path of ['/mcp', '/mcp/']) {
      const response = await app.request(path, { method: 'POST', headers, body })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toContain('application/json')
    }
  },
)

test('other methods, other sites, broken messages, and too many messages are refused', async () => {
  const { app } = createTestApp({ env: { RATE_LIMIT_FACTOR: '0.02' } })
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  expect((await app.request('/mcp')).status).toBe(405)
  const foreign = { ...headers, origin: 'https://other.example' }
  expect((await app.request('/mcp', { method: 'POST', body: '{}', headers: foreign })).status).toBe(403)
  for (const body of ['{', '{}', '[]', 'null'])
    expect((await app.request('/mcp', { method: 'POST', body, headers })).status).toBeLessThan(500)
  expect((await app.request('/mcp', { method: 'POST', body: '{}', headers })).status).toBe(429)
})
