import { expect, test } from 'vitest'
import { DEFAULT_SHORTS } from '#shared/products/categories.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'

/** The categories that a part of a page links to, in the order of the page. */
function linkedCategories(html: string): string[] {
  return [...html.matchAll(/href="\/products\?category=(\w+)"/g)].map(([, short]) => String(short))
}

test('the administrator’s order applies to home page tiles and every footer', async () => {
  const { app, admin } = await adminShop()
  await admin.categories.move({ id: 3, direction: 'up' })
  await admin.categories.move({ id: 3, direction: 'up' })
  const order = ['Toys', ...DEFAULT_SHORTS.filter((short) => short !== 'Toys')]
  const home = await (await app.request('/')).text()
  expect(linkedCategories(home.slice(home.indexOf('categories-heading'), home.indexOf('<footer')))).toEqual(
    order,
  )
  for (const path of ['/', '/about', '/products']) {
    const page = await (await app.request(path)).text()
    expect(linkedCategories(page.slice(page.indexOf('<footer')))).toEqual(order)
  }
})
