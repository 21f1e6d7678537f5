import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { routeTemplates } from '#server/http/middleware/route-templates.ts'

const app = new Hono()
app.use('*', (_, next) => next())
for (const path of ['/api/products', '/api/products/:id', '/api/products/count', '/api/products/:id/prices'])
  app.get(path, (c) => c.text(path))
const routeOf = routeTemplates(app, {
  pages: ['__root__', '/', '/products/', '/products/$product', '/admin/'],
  procedures: ['products.list', 'admin.users.list'],
})

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products/12-cotton-blanket', '/products/:product'],
  ['/admin', '/admin'],
  ['/api/products/12', '/api/products/:id'],
  ['/api/products/count', '/api/products/count'],
  ['/api/products/12/prices', '/api/products/:id/prices'],
  ['/trpc/products.list', '/trpc/products.list'],
  ['/trpc/products.list,categories.list', '/trpc/batch'],
  ['/trpc/admin.users', 'unknown'],
  ['/assets/entry-1a2b3c.js', '/assets/*'],
  ['/wp-admin/setup.php', 'unknown'],
  ['/products/12/34', 'unknown'],
])('assigns %s to %s', (path, template) => {
  expect(routeOf(path)).toBe(template)
})

test('counts no more routes than are mounted, for any request', () => {
  const paths = Array.from({ length: 5_000 }, (_, index) => `/${index.toString(36)}/${index}`)
  expect(new Set(paths.map(routeOf))).toEqual(new Set(['unknown']))
})
