import { describe, expect, test } from 'vitest'
import { readPageAddress } from '#server/http/pages/page-address.ts'
import { DEFAULT_CATEGORIES } from '#shared/products/categories.ts'

const SHOP = [...DEFAULT_CATEGORIES, { short: 'Travel', name: 'On the Way', former: ['strollers'] }]

const read = (path: string) =>
  readPageAddress(new URL(path, 'http://shop.example'), () => ({ categories: SHOP }))

describe('the address of a page', () => {
  test.each([
    ['/products?page=2&category=TOYS&utm_source=mail', '/products?category=Toys&page=2'],
    ['/products?category=Toys&page=2', '/products?category=Toys&page=2'],
    ['/products?category=Cars&page=0', '/products'],
    ['/products?category=on+the+way', '/products?category=Travel'],
    // Its page leads on.
    ['/products?category=Strollers', '/products?category=Strollers'],
    ['/about?token=x&page=2', '/about'],
    ['/products/3-soft-rings?utm_source=mail', '/products/3-soft-rings'],
    ['/admin/products?page=3&search=cup&nonsense=1', '/admin/products?search=cup&page=3'],
    ['/admin/feeds/7/edit?step=map', '/admin/feeds/7/edit?step=map'],
    ['/constructor?page=2', '/constructor'],
  ])('maps %s to %s', (path, address) => {
    expect(read(path).address).toBe(address)
  })

  test('ignores parameters that only the browser reads', () => {
    expect(read('/donate?success=1&session_id=cs_test_1').address).toBe('/donate?success=1')
  })
})

describe('a page in the shared cache', () => {
  test.each(['/', '/products?category=Toys', '/products?search=%20', '/donate?success=1', '/about?email=x'])(
    'is kept at %s',
    (path) => {
      expect(read(path).isShared).toBe(true)
    },
  )

  test.each([
    '/products?search=cup',
    '/blog?search=sleep',
    '/subscribe?token=1.abc',
    '/login?from=%2Ffavorites',
    '/signup?token=abc',
    '/reset-password?token=abc',
    '/confirm-email?token=abc',
    '/newsletter/unsubscribe?token=1.abc',
    '/account',
    '/admin',
    '/admin/no-such-page',
  ])('is not kept at %s', (path) => {
    expect(read(path).isShared).toBe(false)
  })
})

test('limits crawlable pages where a route has a bound', () => {
  for (const path of ['/', '/products', '/blog/baby-sleep-science', '/products?utm_source=mail'])
    expect(read(path).isOneOfFew).toBe(true)
  for (const path of [
    '/products/3-soft-rings',
    '/products/3-soft-rings/',
    '/products?page=2',
    '/donate?preset=25',
  ])
    expect(read(path).isOneOfFew).toBe(false)
})

test('restricts the whole admin area, and nothing else, to administrators', () => {
  expect(read('/admin/feeds/7/edit').guard).toBe('administrator')
  expect(read('/account').guard).toBe('account')
  expect(read('/administrators').guard).toBeUndefined()
})
