import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

/** The first picture waits for the worker to start. */
vi.setConfig({ testTimeout: 30_000 })

const { app, db } = createTestApp()

async function sharedPicture(page: string): Promise<string> {
  const html = await (await app.request(page)).text()
  return /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(html)?.[1] ?? ''
}

async function expectCard(path: string) {
  const response = await app.request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
}

describe('the picture of a link preview', () => {
  test.each(['/', '/products/3-soft-stacking-rings', '/blog/baby-sleep-science'])(
    'for %s is a card of 1200 x 630',
    async (page) => {
      await expectCard(await sharedPicture(page))
    },
  )

  test('differs from page to page', async () => {
    const bytes = async (page: string) =>
      Buffer.from(await (await app.request(await sharedPicture(page))).arrayBuffer())
    const rings = await bytes('/products/3-soft-stacking-rings')
    expect(rings.equals(await bytes('/products/4-bunny-night-light'))).toBe(false)
    expect(rings.equals(await bytes('/products/3-soft-stacking-rings'))).toBe(true)
  })

  test.each([
    ['no picture and no price', { imageUrl: null, priceMinor: null }],
    ['a name without end', { name: 'Endless '.repeat(25).trim() }],
    ['one word without end', { name: 'x'.repeat(200) }],
    ['letters that no font has', { name: '赤ちゃん 🍼' }],
    ['markup and control characters', { name: '<svg onload="x">&amp;\u0000\u202E' }],
    ['a picture that is not there', { imageUrl: '/images/products/no-such.webp' }],
    ['a path that climbs', { imageUrl: '/images/products/../../../package.json' }],
    ['a picture of a stranger', { imageUrl: 'https://pictures.example/a.jpg' }],
  ])('is drawn for a product with %s', async (_, values) => {
    const { id, slug } = makeProduct(db, values)
    await expectCard(await sharedPicture(`/products/${id}-${slug}`))
  })
})

test('has versioned addresses, and older ones lead to the current one', async () => {
  const response = await app.request('/og/products/3-old.jpg')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(await sharedPicture('/products/3-soft-stacking-rings'))
})

test.each([
  '/og/products/999-a.jpg',
  '/og/products/abc.jpg',
  '/og/products/3.jpg',
  '/og/products/0-a.jpg',
  '/og/products/99999999999999999-a.jpg',
  '/og/products/..%2F..%2Fpackage.json',
  '/og/articles/no-such-article-1.jpg',
  '/og/articles/baby-sleep-science.png',
  '/og/nothing',
])('is a 404 for %s', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})
