import { expect, test } from 'vitest'
import { parseBlogSearch } from '#shared/search-params/articles.ts'

test('reads a category in any letter case', () => {
  for (const category of ['Baby Health', 'baby health', ' BABY HEALTH ']) {
    expect(parseBlogSearch({ category }).category).toBe('Baby Health')
  }
})

test('ignores invalid values', () => {
  for (const category of ['All Posts', 'Cars', '', ['Baby Health'], 7, null]) {
    expect(parseBlogSearch({ category, search: '   ' })).toEqual({})
  }
  expect(parseBlogSearch({ search: ['sleep'], page: '2' })).toEqual({})
})

test('shortens a huge search to the maximum', () => {
  expect(parseBlogSearch({ search: ` ${'x'.repeat(10_000)}` }).search).toHaveLength(200)
})
