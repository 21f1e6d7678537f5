import { expect, test } from 'vitest'
import { costOfCalls, costOfMessages, costOfPage } from '#server/http/middleware/call-costs.ts'

test('counts each call of a batch, and a search as five', () => {
  expect(costOfCalls('/trpc/categories.list', '')).toBe(1)
  expect(costOfCalls('/trpc/categories.list,partners.list,products.byId', '{}')).toBe(3)
  expect(costOfCalls('/trpc/products.list', '{"json":{"page":2}}')).toBe(1)
  expect(costOfCalls('/trpc/products.list', '{"json":{"search":"cup"}}')).toBe(5)
  expect(costOfCalls('/trpc/products.list', String.raw`{"json":{"\u0073earch":"cup"}}`)).toBe(5)
  expect(costOfCalls('/trpc/products.facets', '{"json":{"deal":"price-drop"}}')).toBe(5)
  expect(costOfCalls('/trpc/products.suggest,products.suggest', '{}')).toBe(6)
})

test('counts a page as two, and a page with a search as seven', () => {
  expect(costOfPage('/products/3-soft-rings')).toBe(2)
  expect(costOfPage('/products?search=cup&page=2')).toBe(7)
  expect(costOfPage('/products?deal=price-drop&page=2')).toBe(7)
})

test('counts each message of an assistant, and a search as five', () => {
  const search = { method: 'tools/call', params: { name: 'search_products', arguments: {} } }
  expect(costOfMessages([{ method: 'tools/list' }, search, search])).toBe(11)
  expect(costOfMessages([null, 7, 'x'])).toBe(3)
})
