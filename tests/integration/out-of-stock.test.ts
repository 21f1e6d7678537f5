import { expect, test } from 'vitest'
import { btnSolid } from '#client/ui/base.css.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('a sold-out product says so on its card, and its button promises no sale', async () => {
  const { app, db } = createTestApp({ seeded: false })
  makeProduct(db, { name: 'Cup', advertiserName: 'Fjordkin' })
  makeProduct(db, { name: 'Bowl', advertiserName: 'Tumblewood', inStock: false })
  makeProduct(db, { name: 'Spoon', advertiserName: null, inStock: false })
  const html = await (await app.request('/products')).text()
  const [cup = '', ...soldOut] = html.match(/<article.*?<\/article>/gs) ?? []
  expect(cup).toContain('>Buy Now<')
  expect(cup).toContain(btnSolid)
  expect(cup).not.toContain('Out of stock')
  expect(soldOut).toHaveLength(2)
  for (const card of soldOut) {
    expect(card).toContain('Out of stock')
    expect(card).not.toContain('>Buy Now<')
    expect(card).not.toContain(btnSolid)
  }
  expect(soldOut.join()).toContain('Check at Tumblewood')
  expect(soldOut.join()).toContain('Check at the retailer')
})

test('the price note names the button beside it', async () => {
  const { app, db } = createTestApp({ seeded: false })
  makeProduct(db, { name: 'Cup', advertiserName: 'Fjordkin' })
  makeProduct(db, { name: 'Bowl', advertiserName: 'Tumblewood', inStock: false })
  const html = await (await app.request('/products')).text()
  const [cup = '', bowl = ''] = html.split('<article').slice(1)
  expect(cup).toContain(
    'title="This price is provided by the retailer. Click Buy Now to see the latest price and any available discounts."',
  )
  expect(bowl).toContain(
    'title="This price is provided by the retailer. Click Check at Tumblewood to see the latest price and whether it is back in stock."',
  )
})
