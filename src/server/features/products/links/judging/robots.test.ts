import { expect, test } from 'vitest'
import { mayRead } from '#server/features/products/links/judging/robots.ts'

const ROBOTS = `
User-agent: other
User-agent: tuckling
Disallow: /private # not for us
Allow: /private/open
Disallow: /*.pdf$

User-agent: *
Disallow: /
`

test.each([
  ['/toys/rattle', true],
  ['/private/x', false],
  ['/private/open/x', true],
  ['/a/manual.pdf', false],
  ['/a/manual.pdf?x', true],
])('decides whether %s may be read: %s', (path, may) => {
  expect(mayRead(ROBOTS, 'Tuckling', path)).toBe(may)
})

test('follows the rules for all if unnamed, and allows everything without rules', () => {
  expect(mayRead(ROBOTS, 'somebody', '/toys')).toBe(false)
  expect(mayRead('', 'tuckling', '/toys')).toBe(true)
  expect(mayRead('User-agent: *\nDisallow:', 'tuckling', '/toys')).toBe(true)
  expect(mayRead('<html>Not found</html>', 'tuckling', '/toys')).toBe(true)
})
