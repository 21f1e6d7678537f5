import { expect, test } from 'vitest'
import { inTransaction } from '#server/db/client.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('more than ten pages have a form that takes one of them and keeps the rest of the address', async () => {
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
