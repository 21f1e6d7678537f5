import { expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'

async function compared(query: string) {
  const { app, db } = createTestApp()
  makeProduct(db, { name: 'Gone <b>Bib</b>', delistedAt: new Date() })
  const response = await app.request(`/compare${query}`)
  const html = await response.text()
  const names = [...html.matchAll(/<h2><a [^>]*>([^<]+)<\/a><\/h2>/g)].map(([, name]) => name)
  return { status: response.status, html, names }
}

function nameOf(id: number) {
  const { db } = createTestApp()
  return db
    .select()
    .from(products)
    .all()
    .find((product) => product.id === id)
    ?.name.replaceAll('&', '&amp;')
}

test('up to four products are compared in the order of the address', async () => {
  const { status, html, names } = await compared('?ids=3,1,2,4,5')
  expect(status).toBe(200)
  expect(names).toEqual([3, 1, 2, 4].map(nameOf))
  for (const fact of ['Price', 'Lowest price we saw in 30 days', 'Sold by', 'Availability', 'Brand'])
    expect(html.split(`>${fact}</dt>`)).toHaveLength(5)
  expect(html).not.toContain('Add another product')
  expect(html).toContain('content="noindex, follow"')
})

test('the lowest price and what differs are marked in words', async () => {
  const { app, db } = createTestApp({ seeded: false })
  const alike = { category: 'Toys', advertiserName: 'Fjordkin', brand: 'Tuck' }
  const cheap = makeProduct(db, { ...alike, name: 'Ball', priceMinor: 9_900 })
  const dear = makeProduct(db, { ...alike, name: 'Cube', priceMinor: 12_900 })
  const textOf = async (ids: string) =>
    (await (await app.request(`/compare?ids=${ids}`)).text()).replaceAll(/<[^>]*>/g, '')
  const text = await textOf(`${dear.id},${cheap.id}`)
  expect(text.match(/Lowest price of these/g)).toHaveLength(1)
  expect(text).toMatch(/129 SEK.*99 SEK.{0,60}Lowest price of these/)
  expect(text.match(/\(differs\)/g)).toHaveLength(2)
  expect(text).toContain('differ in what is marked with ≠')
  const alone = await textOf(String(cheap.id))
  expect(alone).not.toMatch(/Lowest price of these|differs|≠/)
})

test('links add and remove products and a form searches, without a script', async () => {
  const { html } = await compared('?ids=3,1')
  expect(html).toMatch(/href="\/compare\?ids=3%2C1%2C\d+"/)
  expect(html).toContain('href="/compare?ids=1"')
  expect(html).toContain('<input type="hidden" name="ids" value="3,1"/>')
  const results = await compared('?ids=3,1&search=bunny')
  expect(results.html).toMatch(/>Add<\/b> (?:<!-- -->)?Bunny/)
  expect((await compared('?ids=3,1&search=zzzz')).html).toContain('No other products found')
})

test('products are compared without a script by links and a form', async () => {
  const page = await newVisitor(createTestApp()).open('/compare?ids=1,2,3')
  page.fill('Search products or retailers', 'bunny')
  const results = await page.press(page.getByText('Search', { selector: 'main button' }))
  const added = await results.follow('Add Bunny Night Light')
  expect(added.getAllByRole('term').filter(({ textContent }) => textContent === 'Price')).toHaveLength(4)
})

test('removed products are mentioned, and an empty comparison invites a choice', async () => {
  const { html, names } = await compared('?ids=3,11,9999')
  expect(names).toHaveLength(1)
  expect(html).toContain('2 of these products are no longer available.')
  for (const query of ['', '?ids=', '?ids=x', '?ids=-1,0,1e99', '?ids[]=1', `?ids=${'9'.repeat(5_000)}`]) {
    const empty = await compared(query)
    expect([query, empty.status]).toEqual([query, 200])
    expect(empty.html).toContain('Nothing to compare yet')
  }
})

test('cards and product pages link to the comparison', async () => {
  const { app } = createTestApp()
  expect(await (await app.request('/products')).text()).toMatch(/href="\/compare\?ids=\d+"[^>]*>Compare/)
  const page = await app.request((await app.request('/products/3')).headers.get('location') ?? '')
  expect(await page.text()).toContain('href="/compare?ids=3"')
})

test('the procedure refuses more than four products and invalid ids', async () => {
  const { caller } = createTestApp()
  await expect(caller.products.compare({ ids: [1, 2, 3, 4, 5] })).rejects.toThrow()
  await expect(caller.products.compare({ ids: [0] })).rejects.toThrow()
  expect(await caller.products.compare({ ids: [] })).toEqual([])
})
