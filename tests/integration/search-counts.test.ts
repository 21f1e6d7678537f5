import { expect, test } from 'vitest'
import { searchCounterOf } from '#server/counting/search-counter.ts'
import { searches } from '#server/db/schema/search.ts'
import { writeSearches } from '#server/features/search/service.ts'
import { startWritingCounts } from '#server/jobs/counts.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const TODAY = new Date().toISOString().slice(0, 10)

async function countingShop() {
  const shop = await adminShop({ env: { TRUST_PROXY: '1' } })
  const from = (number: number, more = {}) => ({
    'user-agent': BROWSER,
    'x-forwarded-for': `198.51.100.${number}`,
    ...more,
  })
  const get = (path: string, headers: Record<string, string>) => shop.app.request(path, { headers })
  const post = (body: string, headers: Record<string, string>) =>
    shop.app.request('/api/clicks', { method: 'POST', body, headers })
  const call = (input: object) =>
    `/trpc/products.cards?input=${encodeURIComponent(JSON.stringify({ json: input }))}`
  const stored = () => {
    writeSearches(shop.db, Number.POSITIVE_INFINITY)
    return shop.db.select().from(searches).all()
  }
  const page = (search: string) => `/products?search=${encodeURIComponent(search)}`
  return { ...shop, from, get, post, call, page, stored }
}

test('a search is counted for pages, calls, and cached answers, anonymously', async () => {
  const { get, from, page, call, stored, deps } = await countingShop()
  await get(page('Zeppelin'), from(1))
  const referer = `${deps.env.PUBLIC_URL}${page('zeppelin')}`
  const input = { search: 'zeppelin', sort: 'featured', page: 1 }
  await get(call(input), from(2, { referer }))
  await get(call(input), from(3, { referer }))
  const batch = encodeURIComponent(JSON.stringify({ 1: { json: { search: 'zeppelin' } } }))
  await get(`/trpc/categories.list,products.cards?batch=1&input=${batch}`, from(4, { referer }))
  expect(stored()).toEqual([
    { day: TODAY, words: 'zeppelin', spelling: 'zeppelin', searched: 4, missed: 4, followed: 0 },
  ])
})

test('repeats, bots, further pages, filters, and prefetches do not count', async () => {
  const { get, from, page, call, stored, app, deps } = await countingShop()
  const own = deps.env.PUBLIC_URL
  const referer = `${own}${page('muslin')}`
  for (const number of [1, 2, 3]) await get(page('muslin'), from(number))
  await get(page('muslin'), from(1))
  await get(page('muslin'), { ...from(4), 'user-agent': 'Googlebot/2.1' })
  await get(page('muslin'), from(5, { 'sec-purpose': 'prefetch;prerender' }))
  await get(`${page('muslin')}&page=2`, from(6))
  await get(`${page('muslin')}&category=Toys`, from(7))
  await get(call({ search: 'muslin', stock: 'in' }), from(8, { referer }))
  await get('/api/products?search=muslin', from(9))
  await app.request(page('muslin'), { method: 'HEAD', headers: from(10) })
  await get(call({ search: 'muslin' }), from(11, { referer, authorization: 'Bearer x' }))
  for (const other of [
    '',
    `${own}/shop/muslin`,
    `${own}${page('muslni')}`,
    `https://elsewhere.example${page('muslin')}`,
  ])
    await get(call({ search: 'muslin' }), from(13, { referer: other }))
  await get(`/trpc/products.cards?input=${encodeURIComponent('{"json":{"search":')}`, from(12, { referer }))
  expect(stored()).toMatchObject([{ words: 'muslin', searched: 3, missed: 0 }])
})

test('searches by fewer than three visitors, or with personal data, are not stored', async () => {
  const { get, from, page, stored } = await countingShop()
  for (const number of [1, 2]) await get(page('anna lindqvist'), from(number))
  for (const number of [3, 4, 5, 6]) await get(page('maja@home.example'), from(number))
  for (const number of [7, 8, 9]) await get(page('070-123 45 67'), from(number))
  expect(stored()).toEqual([])
})

test('an opened product or Buy Now counts for the search that the browser names', async () => {
  const { get, post, from, page, stored, deps, caller } = await countingShop()
  const own = deps.env.PUBLIC_URL
  const id = (await caller.products.list({ search: 'muslin' })).products[0]?.id ?? 0
  const referer = `${own}${page('muslin')}`
  for (const number of [1, 2, 3, 4]) await get(page('muslin'), from(number))
  expect((await post('opened', from(1, { referer }))).status).toBe(204)
  await post(`${id} card`, from(1, { referer }))
  await post(`${id} card`, from(2, { referer }))
  await get(
    (await get(`/products/${id}`, from(3, { referer }))).headers.get('location') ?? '',
    from(3, { referer }),
  )
  await post('opened', from(4, { referer: 'https://elsewhere.example/products?search=muslin' }))
  await post('opened', from(4, { referer: `${own}/blog?search=muslin` }))
  await post('opened', from(4, { referer: 'nonsense?search=' }))
  await post('opened', from(4))
  expect(stored()).toMatchObject([{ words: 'muslin', searched: 4, followed: 3 }])
})

test('the page lists failing and rarely followed searches with today’s results', async () => {
  const { db, admin } = await countingShop()
  const row = { day: TODAY, followed: 0, missed: 0 }
  db.insert(searches)
    .values([
      { ...row, words: 'zeppelin', spelling: 'zeppelin', searched: 9, missed: 9 },
      { ...row, words: 'muslin', spelling: 'muslin', searched: 20, missed: 4, followed: 1 },
      { ...row, words: 'cup', spelling: 'cup', searched: 20, followed: 9 },
      { ...row, words: 'bib', spelling: 'bib', searched: 4 },
      { ...row, day: '2020-01-01', words: 'old', spelling: 'old', searched: 90, missed: 90 },
    ])
    .run()
  const report = await admin.search.report({})
  expect(report.total).toEqual({ searched: 53, missed: 13, followed: 10 })
  expect(report.inVain.map(({ words, total }) => [words, total > 0])).toEqual([
    ['zeppelin', false],
    ['muslin', true],
  ])
  expect(report.unopened.map(({ words }) => words)).toEqual(['muslin'])
})

test('a day has a limited number of rows, and existing ones keep counting', async () => {
  const { db, stored } = await countingShop()
  const counter = searchCounterOf(db)
  const row = { day: TODAY, searched: 3 }
  db.insert(searches)
    .values(Array.from({ length: 1_000 }, (_, at) => ({ ...row, words: `w${at}`, spelling: `w${at}` })))
    .run()
  const visitors = [1, 2, 3].map((number) => ({ address: `192.0.2.${number}`, userAgent: BROWSER }))
  for (const visitor of visitors) counter.noteSearch('one too many', visitor)
  expect(stored()).toHaveLength(1_000)
  for (const visitor of visitors) counter.noteSearch('w7', { ...visitor, userAgent: `${BROWSER} 2` })
  expect(stored().find(({ words }) => words === 'w7')?.searched).toBe(6)
})

test('counts are written when the server stops', async () => {
  const { db, deps } = await countingShop()
  const stop = startWritingCounts(deps)
  for (const number of [1, 2, 3])
    searchCounterOf(db).noteSearch('zeppelin', { address: `192.0.2.${number}`, userAgent: BROWSER })
  await stop()
  expect(db.select().from(searches).all()).toMatchObject([{ words: 'zeppelin', searched: 3 }])
})
