import { describe, expect, test } from 'vitest'
import { inTransaction } from '#server/db/client.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'

test('lists of more than ten pages have a form that keeps the address’s other values', async () => {
  const { app, db } = createTestApp({ seeded: false })
  inTransaction(db, () => {
    for (let index = 0; index < 66; index++) makeProduct(db, { category: index < 60 ? 'Toys' : 'Feeding' })
  })
  const pageOf = async (query: string) => (await app.request(`/products?${query}`)).text()
  const formOf = (html: string) =>
    html.match(/<form .*?<\/form>/g)?.find((form) => form.includes('Go to page'))

  const form = formOf(await pageOf('sort=price-low-high&price=under-200&filters=open&page=3&utm_source=x'))
  expect(form).toContain('action="/products"')
  expect(form).toMatch(/<input[^>]*min="1" max="11"[^>]*name="page"/)
  expect(form?.match(/type="hidden"[^>]*/g)).toEqual([
    'type="hidden" name="filters" value="open"/',
    'type="hidden" name="price" value="under-200"/',
    'type="hidden" name="sort" value="price-low-high"/',
  ])
  expect(await pageOf('page=3')).toMatch(/<a aria-label="Page 3" [^>]*aria-current="page"/)
  expect(formOf(await pageOf('page=99'))).toContain('max="11"')
  expect(formOf(await pageOf('category=Toys'))).toBeUndefined()
})

describe('without JavaScript', () => {
  const shop = createTestApp({ seeded: false })
  const LAST_OF_TOYS = 11
  inTransaction(shop.db, () => {
    for (let index = 0; index < 264; index++) {
      makeProduct(shop.db, { category: index % 4 === 0 ? 'Toys' : 'Feeding' })
    }
  })

  test('the form keeps the address’s values', async () => {
    const visitor = newVisitor(shop)
    const toys = await visitor.open('/products?category=Toys&filters=open&sort=price-low-high')
    toys.fill('Go to page', String(LAST_OF_TOYS))
    const last = await toys.press('Go')
    expect(last.address).toBe(`/products?category=Toys&filters=open&sort=price-low-high&page=${LAST_OF_TOYS}`)
    expect(last.document.querySelectorAll('article:has(a[href^="/products/"])')).toHaveLength(6)
    // No browser sends a page beyond it.
    expect(last.control('Go to page').max).toBe(String(LAST_OF_TOYS))

    const past = await visitor.open(`/products?category=Toys&page=${LAST_OF_TOYS + 1}`)
    expect(past.getByRole('heading', { name: 'No products found' })).toBeTruthy()
    expect(past.getByRole('spinbutton', { name: 'Go to page' })).toBeTruthy()
  })

  test('long lists in the admin area have it too', async () => {
    const { headers } = await shop.signInAs('admin')
    const list = await newVisitor(shop, headers).open('/admin/products?sort=price-down')
    list.fill('Go to page', '7')
    const page = await list.press('Go')
    expect(page.address).toMatch(/[?&]page=7/)
    expect(page.address).toMatch(/sort=price-down/)
    expect(page.getByRole('link', { name: 'Page 7' }).getAttribute('aria-current')).toBe('page')
  })
})
