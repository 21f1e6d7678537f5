import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { newVisitor, type Page, part } from '#tests/helpers/visitor.ts'

const visitor = newVisitor(createTestApp())

const SEARCH = 'Search products or retailers'

const cardTitles = (page: Page) =>
  [...page.document.querySelectorAll('article')]
    .filter((article) => article.querySelector('a[href^="/products/"]'))
    .map((article) => article.querySelector('h3')?.textContent)
const chip = (page: Page, name: string) =>
  part(page.getByRole('navigation', { name: 'Shop categories' })).getByRole('link', { name })
const region = (page: Page, name: string) => part(page.getByRole('region', { name }))
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent
const activeFilters = (page: Page) => page.getByRole('list', { name: 'Active filters' }).textContent

test.each([
  ['page=2', 'All Products'],
  ['from=1&to=5000', 'All Products'],
  ['category=Toys&page=2', 'Toys & Educational Items'],
  ['category=Toys&to=5000&sort=price-low-high&filters=open', 'Toys & Educational Items'],
])('exactly the chip of the category is chosen in /products?%s', async (query, name) => {
  const page = await visitor.open(`/products?${query}`)
  const chips = part(page.getByRole('navigation', { name: 'Shop categories' })).getAllByRole('link')
  const chosen = chips.filter((link) => link.hasAttribute('aria-current'))
  expect(chosen.map((link) => link.getAttribute('aria-label'))).toEqual([name])
})

test('several categories choose no chip', async () => {
  const page = await visitor.open('/products?category=Toys&category=Feeding')
  expect(chip(page, 'All Products').hasAttribute('aria-current')).toBe(false)
  expect(chip(page, 'Toys & Educational Items').hasAttribute('aria-current')).toBe(false)
})

test('links in the filters are not marked as the current page', async () => {
  const page = await visitor.open('/products?category=Toys&to=50000&filters=open')
  for (const name of ['Filters (1)', 'Close filters', 'Show 2 products', 'Clear all', 'Clear filters'])
    expect(page.getByRole('link', { name }).hasAttribute('aria-current'), name).toBe(false)
})

test('results can be shared', async () => {
  const page = await visitor.open('/products?search=THERMOMETER')
  expect(page.getByRole('combobox', { name: SEARCH })).toHaveProperty('value', 'THERMOMETER')
  expect(cardTitles(page)).toEqual(['Bath Thermometer Duck'])
})

test('Buy Now is a plain link to the retailer in a new tab', async () => {
  const page = await visitor.open('/products')
  const link = page.getByRole('link', { name: /^Buy Now.*Bunny Night Light.*opens a new tab/ })
  expect(link.getAttribute('href')).toBe('https://hushhollow.example/bunny-night-light')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener')
})

test('partners are listed with their commission', async () => {
  const page = await visitor.open('/products')
  const partner = page
    .getAllByRole('article')
    .filter((article) => part(article).queryByRole('heading', { name: 'Fjordkin' }))
  expect(partner).toHaveLength(1)
  expect(partner[0]?.textContent).toContain('6% commission')
  const stores = page.getAllByRole('link', { name: /Visit Store →/ })
  expect(stores).toHaveLength(8)
  const [store] = stores.filter((link) => partner[0]?.contains(link))
  expect(store?.getAttribute('target')).toBe('_blank')
})

test('heading and lead text follow the category', async () => {
  const category = await visitor.open('/products?category=Safety')
  expect(category.getByRole('heading', { level: 1, name: 'Health & Safety' })).toBeTruthy()
  const results = await visitor.open('/products?category=Safety&search=monitor')
  expect(results.getByRole('heading', { level: 1, name: 'Results for “monitor”' })).toBeTruthy()
  expect(results.getByText('In Health & Safety.')).toBeTruthy()
})

test('filters without matches say so and offer a way out', async () => {
  const page = await visitor.open('/products?brand=Nobody&from=5&to=6')
  expect(page.getByText(/No products match these filters/)).toBeTruthy()
  const ways = part(page.getByRole('main')).getAllByRole('link', { name: 'Clear filters' })
  expect(ways.at(-1)?.getAttribute('href')).toBe('/products')
})

describe('without JavaScript', () => {
  test('the shop can be searched, filtered, sorted, and paged', async () => {
    let page = await visitor.open('/products')
    expect(cardTitles(page)).toHaveLength(6)
    page = await page.follow('Page 2')
    expect(cardTitles(page)).toHaveLength(4)
    page = await page.follow(chip(page, 'Nursery Essentials'))
    expect(cardTitles(page)).toEqual(['Bunny Night Light', 'Clouds & Stars Crib Mobile'])
    const dearest = page.getByRole('option', { name: 'Price: High to Low' })
    page.fill('Sort by', dearest.getAttribute('value') ?? '')
    page = await page.press('Sort')
    expect(cardTitles(page)).toEqual(['Clouds & Stars Crib Mobile', 'Bunny Night Light'])
    page.fill(SEARCH, 'bunny')
    page = await page.enter(SEARCH)
    expect(cardTitles(page)).toEqual(['Bunny Night Light'])
  })

  test('“Show more” leads to the next page', async () => {
    const next = await (await visitor.open('/products')).follow('Show more')
    expect(next.address).toBe('/products?page=2')
    expect(next.getAllByRole('status')[0]?.textContent).toContain('page 2 of')
  })

  test('the filters are links', async () => {
    let page = await (await visitor.open('/products')).follow('Filters')
    page = await page.follow(/Under 200/)
    expect(page.address).toBe('/products?filters=open&price=under-200')
    expect(activeFilters(page)).toContain('Under 200 SEK')
    const price = region(page, 'Price')
    price.getByLabelText<HTMLInputElement>(/^From/).value = '50'
    price.getByLabelText<HTMLInputElement>(/^To SEK/).value = '300'
    page = await page.press(price.getByRole('button', { name: 'Apply' }))
    expect(activeFilters(page)).toContain('50–300 SEK')
    const [category] = region(page, 'Category').getAllByRole('link')
    if (!category) throw new Error('There is no category')
    page = await page.follow(category)
    expect(page.address).toMatch(/category=.*from=50&to=300/)
  })

  test('a search without results shows the corrected one and links back to the typed one', async () => {
    const page = await visitor.open('/products?search=bbi')
    expect(heading(page)).toBe('Showing results for bib')
    expect(cardTitles(page)).toEqual(['Silicone Catch-All Bib'])
    const asTyped = await page.follow('Search instead for bbi')
    expect(asTyped.address).toBe('/products?search=bbi&exact=true')
    expect(heading(asTyped)).toBe('Results for “bbi”')
    asTyped.getByRole('heading', { name: 'No products found' })
    asTyped.getByText('Try adjusting your search or category filter')
    expect(asTyped.document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    asTyped.fill(SEARCH, 'muslni')
    expect(heading(await asTyped.enter(SEARCH))).toBe('Showing results for muslin')
  })

  test('a filter in the words of a search acts like others', async () => {
    let page = await visitor.open('/products?search=bib+unicorns+under+300+kr&filters=open')
    expect(heading(page)).toBe('Showing results for bib, up to 300 SEK')
    expect(activeFilters(page)).toContain('Up to 300 SEK')
    expect(region(page, 'Price').getByLabelText<HTMLInputElement>(/^To SEK/).value).toBe('300')
    page = await page.follow(region(page, 'Stock').getByRole('link'))
    expect(page.address).toBe('/products?search=bib&filters=open&to=300&stock=in')
  })

  test('pages and orders of a corrected search stay in its list', async () => {
    const shop = createTestApp({ seeded: false })
    for (let number = 1; number <= 8; number++) makeProduct(shop.db, { name: `Stroller ${number}` })
    let page = await newVisitor(shop).open('/products?search=strolller')
    page = await page.follow('Page 2')
    expect([heading(page), cardTitles(page).length]).toEqual(['Showing results for stroller', 2])
    page.fill('Sort by', 'alphabetical')
    page = await page.press('Sort')
    expect([heading(page), cardTitles(page)[0]]).toEqual(['Showing results for stroller', 'Stroller 1'])
    expect((await page.follow('Search instead for strolller')).address).toBe(
      '/products?search=strolller&sort=alphabetical&exact=true',
    )
  })

  test('the search in the header is a form', async () => {
    const page = await visitor.open('/about')
    const field = page.getByRole('combobox', { name: 'Search the shop' })
    const opener = page.getByRole('button', { name: 'Search the shop' })
    expect(field.closest('[popover]')?.id).toBe(opener.getAttribute('popovertarget'))
    expect(field.hasAttribute('autofocus')).toBe(true)
    page.fill('Search the shop', 'thermometer')
    const results = await page.enter('Search the shop')
    expect(results.address).toBe('/products?search=thermometer')
    expect(results.getByRole('heading', { level: 1 }).textContent).toBe('Results for “thermometer”')
  })

  test('a long text keeps its list', async () => {
    const shop = createTestApp({ seeded: false })
    const points = Array.from({ length: 20 }, (_, index) => `• Part number ${index + 1} of the seat`)
    const description = `Rides with the back to the front.\n\nWhat it has:\n${points.join('\n')}\n\nThe last word.`
    const { id } = makeProduct(shop.db, { name: 'Car seat', description })
    const page = await newVisitor(shop).open(`/products/${id}-car-seat`)
    expect(region(page, 'About this product').getAllByRole('listitem')).toHaveLength(20)
  })
})
