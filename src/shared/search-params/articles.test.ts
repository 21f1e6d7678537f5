import { expect, test } from 'vitest'
import { parseBlogSearch } from '#shared/search-params/articles.ts'

test('a category is meant in any letter case', () => {
  for (const category of ['Baby Health', 'baby health', ' BABY HEALTH ']) {
    expect(parseBlogSearch({ category }).category).toBe('Baby Health')
  }
})

test('anything senseless counts as absent', () => {
  for (const category of ['All Posts', 'Cars', '', ['Baby Health'], 7, null]) {
    expect(parseBlogSearch({ category, search: '   ' })).toEqual({})
  }
  expect(parseBlogSearch({ search: ['sleep'], page: '2' })).toEqual({})
})

test('a huge search is cut to what can be asked', () => {
  expect(parseBlogSearch({ search: ` ${'x'.repeat(10_000)}` }).search).toHaveLength(200)
})
