import { beforeAll, describe, expect, test } from 'vitest'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

/** A shop with the samples, and somebody at work in its admin area. */
async function administeredShop() {
  const shop = createTestApp()
  const { headers, caller } = await shop.signInAs('admin')
  return { ...shop, caller, admin: newVisitor(shop, headers), visitor: newVisitor(shop) }
}

let shop: Awaited<ReturnType<typeof administeredShop>>

beforeAll(async () => {
  shop = await administeredShop()
})

test('visitors sign in first, and users without the role are refused', async () => {
  const { visitor } = await administeredShop()
  expect((await visitor.open('/admin/products')).address).toMatch(/^\/login\?from=/)
  const form = await visitor.open('/signup')
  form.fill('Name', 'Ada Park')
  form.fill('Email', 'ada@example.com')
  form.fill('Password', 'correct horse battery')
  expect((await form.press('Create account')).address).toBe('/favorites#signed-in')
  const refused = await visitor.open('/admin')
  expect(refused.status).toBe(403)
  refused.getByText(/This page needs an administrator account/)
})

test('clicks are shown by day, retailer, product, placement, and page for the address’s days', async () => {
  const page = await shop.admin.open('/admin/clicks?from=2026-01-01&to=2026-01-31')
  page.getByRole('heading', { level: 1, name: 'Clicks' })
  for (const name of ['By day', 'By retailer', 'By placement', 'By product', 'By page'])
    page.getByRole('heading', { level: 2, name })
  page.getByText(/from 1 January 2026 to 31 January 2026/)
  expect([page.control(/^From/).value, page.control(/^To/).value]).toEqual(['2026-01-01', '2026-01-31'])
})

test('a bookmark with a removed category shows all products', async () => {
  const page = await shop.admin.open('/admin/products?category=Gardening&sort=name')
  expect(page.address).toBe('/admin/products?sort=name')
  page.getByText('Soft Stacking Rings')
})

describe('the list of feeds', () => {
  const namesIn = (page: Page) =>
    [...page.document.querySelectorAll('td[data-label=Feed] a')].map(({ textContent }) => textContent)
  const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })
  const sortBy = (page: Page, name: string) => page.follow(part(heading(page, name)).getByRole('link'))

  beforeAll(() => {
    const { db } = shop
    for (const [name, products] of [
      ['Adtraction', 2],
      ['Barnens', 1],
      ['Awin, all of Sweden', 3],
    ] as const) {
      const feed = db.insert(feeds).values({ name, location: 'x.csv' }).returning().get()
      const status = name === 'Barnens' ? 'failed' : 'done'
      db.insert(feedRuns).values({ feedId: feed.id, status }).run()
      for (let number = 1; number <= products; number++)
        makeProduct(db, { source: name, externalId: String(number) })
    }
  })

  test('has a view of failed feeds, linked from the dashboard', async () => {
    const reasons = part((await shop.admin.open('/admin')).getByRole('list', { name: 'Needs attention' }))
    const reason = reasons.getByRole('link', { name: /failed/ })
    expect(Number.parseInt(reason.textContent, 10)).toBe(1)
    expect(reason.getAttribute('href')).toBe('/admin/feeds?state=failing')
    const failing = await shop.admin.open('/admin/feeds?state=failing')
    expect(failing.getByRole('region', { name: 'Feeds' }).querySelectorAll('tbody tr')).toHaveLength(1)
    expect(namesIn(failing)).toEqual(['Barnens'])
  })

  test('is sorted through its headings and the address, also without JavaScript', async () => {
    const byName = await shop.admin.open('/admin/feeds')
    expect(namesIn(byName)).toEqual(['Adtraction', 'Awin, all of Sweden', 'Barnens'])
    expect(heading(byName, 'Feed').getAttribute('aria-sort')).toBe('ascending')
    const largestFirst = await sortBy(byName, 'Products')
    expect(largestFirst.address).toBe('/admin/feeds?sort=products-down')
    expect(heading(largestFirst, 'Products').getAttribute('aria-sort')).toBe('descending')
    expect(heading(largestFirst, 'Feed').getAttribute('aria-sort')).toBe('none')
    expect(namesIn(largestFirst)).toEqual(['Awin, all of Sweden', 'Adtraction', 'Barnens'])
    const smallestFirst = await sortBy(largestFirst, 'Products')
    expect(smallestFirst.address).toBe('/admin/feeds?sort=products')
    expect(namesIn(smallestFirst)).toEqual(['Barnens', 'Adtraction', 'Awin, all of Sweden'])
    const backwards = await sortBy(byName, 'Feed')
    expect(backwards.address).toBe('/admin/feeds?sort=name-down')
    expect(namesIn(backwards)).toEqual(namesIn(byName).toReversed())
  })
})

test('the content forms add, refuse, save, and show a goal', async () => {
  const { admin } = shop
  const contents = part((await admin.open('/admin/content')).getByRole('main'))
  const empty = await admin.open(
    contents.getByRole('link', { name: 'Donation goals' }).getAttribute('href') ?? '',
  )
  const controlIn = (page: Page, group: string, label: string) =>
    part(page.getByRole('group', { name: group })).getByLabelText(label) as HTMLInputElement
  for (const [label, text] of [
    ['Name', 'Cribs for ten families'],
    ['What it is for', 'Ten cribs for ten families.'],
    ['Amount in dollars', '1000'],
    ['Received elsewhere, in dollars', '50'],
  ] as const)
    controlIn(empty, 'New goal', label).value = text
  const refused = await empty.press('Save')
  expect(refused.status).toBe(400)
  expect(refused.getAllByText(/Only one goal can count from the beginning/)).not.toEqual([])
  expect(controlIn(refused, 'Goal 2', 'Name').value).toBe('Cribs for ten families')
  controlIn(refused, 'Goal 2', 'Begins on').value = '2026-02-01'
  const saved = await refused.press('Save')
  saved.getByText(/Changed on/)

  const donate = await admin.open('/donate')
  donate.getByText('Ten cribs for ten families.')
  donate.getByRole('progressbar', { name: 'Cribs for ten families' })
  donate.getByRole('heading', { name: 'Earlier goals' })

  const stored = await admin.open('/admin/content/donations')
  const form = stored.getByRole('form', { name: 'Restore the default' })
  const asItCame = await stored.press(part(form).getByRole('button'))
  asItCame.getByText(/This is the shop’s original text/)
})

test('a shop without samples says that it is empty and shows no testimonials', async () => {
  const { caller, visitor } = await administeredShop()
  const home = await visitor.open('/')
  home.getByRole('heading', { name: 'What Parents Say' })
  await caller.admin.catalog.removeSamples()
  const emptyHome = await visitor.open('/')
  expect(emptyHome.queryByRole('heading', { name: 'What Parents Say' })).toBeNull()
  const products = await visitor.open('/products')
  products.getByText(/The shop has no products yet/)
})

test('a shop priced in euros has ranges and filters in euros and names exclusions', async () => {
  const { caller, admin, visitor } = await administeredShop()
  const currencyIn = (page: Page, form: string) =>
    (part(page.getByRole('form', { name: form })).getByLabelText(/^Currency/) as HTMLInputElement).value
  await caller.admin.settings.update({ CURRENCY: 'eur' })
  expect(currencyIn(await admin.open('/admin/settings'), 'Settings')).toBe('EUR')
  expect(currencyIn(await admin.open('/admin'), 'Add New Product')).toBe('EUR')

  const prices = part((await visitor.open('/products?filters=open')).getByRole('region', { name: 'Price' }))
  prices.getByLabelText('To EUR')
  prices.getByText(/Prices in other currencies can’t be filtered/)
  const narrowed = await visitor.open('/products?price=20-50')
  part(narrowed.getByRole('list', { name: 'Active filters' })).getByText('20–50 EUR')

  await caller.admin.settings.update({ CURRENCY: '' })
  expect(currencyIn(await admin.open('/admin/settings'), 'Settings')).toBe('SEK')
})
