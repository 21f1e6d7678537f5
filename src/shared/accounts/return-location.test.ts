import { expect, test } from 'vitest'
import { afterSignIn, safeReturn } from '#shared/accounts/return-location.ts'

test.each(['/', '/products?category=Toys&page=2', '/products/soft-stacking-rings-3#rating', '/admin/feeds'])(
  '%s is a page to go back to',
  (path) => expect(safeReturn(path)).toBe(path),
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'products',
  '',
  '/login',
  '/login?from=/login',
  `/${'x'.repeat(2_000)}`,
  ['/products'],
  undefined,
])('%j is not', (location) => expect(safeReturn(location)).toBeUndefined())

test('without a page asked for, an administrator goes to the admin area and a parent to the favorites', () => {
  expect(afterSignIn(undefined, 'admin')).toBe('/admin')
  expect(afterSignIn('//evil.example', 'user')).toBe('/favorites')
  expect(afterSignIn('/about', 'admin')).toBe('/about')
})
