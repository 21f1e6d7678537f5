import { expect, test } from 'vitest'
import { afterSignIn, safeReturn } from '#shared/accounts/return-location.ts'

test.each(['/', '/products?category=Toys&page=2', '/products/soft-stacking-rings-3#rating', '/admin/feeds'])(
  'accepts %s as a return page',
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
])('rejects %j as a return page', (location) => expect(safeReturn(location)).toBeUndefined())

test('sends an administrator to the admin area and a parent to favorites by default', () => {
  expect(afterSignIn(undefined, 'admin')).toBe('/admin')
  expect(afterSignIn('//evil.example', 'user')).toBe('/favorites')
  expect(afterSignIn('/about', 'admin')).toBe('/about')
})
