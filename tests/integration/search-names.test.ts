import { expect, test } from 'vitest'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

async function shopWithNames(...names: string[][]) {
  const shop = await adminShop({ seeded: false })
  for (const group of names) await shop.admin.search.createNames({ names: group })
  const list = (search: string, more = {}) => shop.caller.products.list({ search, ...more })
  const matchingNames = async (search: string, more = {}) =>
    (await list(search, more)).products.map(({ name }) => name)
  return { ...shop, list, matchingNames }
}

test('an administrator’s synonym finds the others at once, and the page says so', async () => {
  const { db, app, admin, caller, list, matchingNames } = await shopWithNames()
  makeProduct(db, { name: 'Stroller bag' })
  makeProduct(db, { name: 'Fjordkin sittvagn Lykke' })
  expect(await matchingNames('kärra')).toEqual([])
  await admin.search.createNames({ names: ['Kärra', 'stroller'] })
  expect(await matchingNames('kärror')).toEqual(['Fjordkin sittvagn Lykke', 'Stroller bag'])
  expect((await list('kärra')).alsoShowing).toEqual(['stroller', 'pushchair', 'buggy', 'sittvagn'])
  const html = await (await app.request('/products?search=k%C3%A4rra')).text()
  expect(html.replaceAll('<!-- -->', '')).toContain('Also showing')
  expect((await caller.products.suggest({ search: 'kärra' })).products).toHaveLength(2)
  expect((await caller.products.facets({ search: 'kärra' })).retailers).toEqual([
    { value: 'Test Shop', count: 2 },
  ])
})

test('a synonym works in every order, with filters, and beside other words', async () => {
  const { db, matchingNames } = await shopWithNames(['glider', 'nursing chair', 'amningsfåtölj'])
  makeProduct(db, { name: 'Nursing chair gray', category: 'Nursery', priceMinor: 300_00 })
  makeProduct(db, { name: 'Amningsfåtölj grå, gray', category: 'Nursery', priceMinor: 100_00 })
  makeProduct(db, { name: 'Glider', category: 'Toys', priceMinor: 200_00 })
  makeProduct(db, { name: 'High chair', description: 'For after nursing, gray', priceMinor: 50_00 })
  const all = ['Amningsfåtölj grå, gray', 'Glider', 'Nursing chair gray']
  for (const name of ['glider', 'Amningsfåtöljen', 'nursing chairs'])
    expect((await matchingNames(name)).filter((one) => one !== 'High chair').sort()).toEqual(all)
  expect(await matchingNames('glider gray', { sort: 'price-low-high' })).toEqual([
    'High chair',
    'Amningsfåtölj grå, gray',
    'Nursing chair gray',
  ])
  expect(await matchingNames('glider', { category: 'Toys' })).toEqual(['Glider'])
  expect(await matchingNames('glider', { from: 250 })).toEqual(['Nursing chair gray'])
  expect(await matchingNames('glider')).toEqual(expect.arrayContaining(all))
})

test('pages beyond the counted matches have distinct products with one of the names', async () => {
  const { db, list } = await shopWithNames(['skrinda', 'handcart'])
  for (let number = 0; number < 1_100; number++)
    makeProduct(db, { name: `${number % 2 ? 'Skrinda' : 'Handcart'} ${number}` })
  for (const sort of ['featured', 'price-low-high', 'alphabetical'] as const) {
    const pages = await Promise.all([1, 2, 3].map((page) => list('skrinda', { sort, page, pageSize: 100 })))
    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id))
    expect([sort, new Set(ids).size, pages[0]?.totalIsCapped]).toEqual([sort, 300, true])
  }
}, 60_000)

test('an edited group applies at once, and a removed one no longer', async () => {
  const { admin, db, matchingNames, log } = await shopWithNames(['skrinda', 'handcart'])
  makeProduct(db, { name: 'Handcart' })
  makeProduct(db, { name: 'Wagon' })
  const [group] = (await admin.search.names()).groups
  const id = group?.id ?? 0
  expect(await matchingNames('skrinda')).toEqual(['Handcart'])
  await admin.search.updateNames({ id, names: ['skrinda', 'wagon'] })
  expect(await matchingNames('skrinda')).toEqual(['Wagon'])
  await admin.search.deleteNames({ id })
  expect(await matchingNames('skrinda')).toEqual([])
  await expect(admin.search.deleteNames({ id })).rejects.toThrow('These names have already been removed')
  await expect(admin.search.updateNames({ id, names: ['a cart', 'b cart'] })).rejects.toThrow(
    'already been removed',
  )
  expect(log().map(({ action, before, after }) => [action, before, after])).toEqual([
    ['search.names-added', null, { names: ['skrinda', 'handcart'] }],
    ['search.names-edited', { names: ['skrinda', 'handcart'] }, { names: ['skrinda', 'wagon'] }],
    ['search.names-removed', { names: ['skrinda', 'wagon'] }, null],
  ])
})

test('names that the search cannot distinguish are refused at their field', async () => {
  const { admin } = await shopWithNames(['kärra', 'stroller'])
  for (const [names, sentence] of [
    [['buggy', 'skrinda'], 'already belongs to the group “kärra, stroller”'],
    [['x', 'skrinda'], 'is too short'],
    [['x'.repeat(10_000), 'skrinda'], 'Use shorter names'],
    [[' ', 'skrinda', ''], 'Enter at least 2 names'],
  ] as const)
    await expect(admin.search.createNames({ names: [...names] })).rejects.toThrow(sentence)
  expect((await admin.search.names()).groups).toHaveLength(1)
})

test('operators, quotes, and all scripts are plain names', async () => {
  const { db, matchingNames } = await shopWithNames(
    ['a" OR "b', '100%*'],
    ['коляска', 'wagon'],
    ['عربة أطفال', 'handcart'],
  )
  makeProduct(db, { name: 'Wagon' })
  makeProduct(db, { name: 'Handcart' })
  makeProduct(db, { name: 'Organic 100%* cotton' })
  expect(await matchingNames('КОЛЯСКА')).toEqual(['Wagon'])
  expect(await matchingNames('عربة أطفال')).toEqual(['Handcart'])
  expect(await matchingNames('a" OR "b')).toEqual(['Organic 100%* cotton'])
})

test('the search page lists the built-in synonyms', async () => {
  const { admin } = await shopWithNames()
  const { builtIn, groups } = await admin.search.names()
  expect(groups).toEqual([])
  expect(builtIn).toContainEqual([
    'pushchair',
    'stroller',
    'buggy',
    'umbrella stroller',
    'sittvagn',
    'sulky',
    'paraplyvagn',
  ])
})
