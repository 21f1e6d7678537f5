import { expect, test } from 'vitest'
import { parseLinksSearch } from '#shared/links-search.ts'

test('an unknown view counts as none, and so do the one without a name and the first page', () => {
  expect(parseLinksSearch({ view: 'doubted', page: '2' })).toEqual({ view: 'doubted', page: 2 })
  expect(parseLinksSearch({ view: 'asleep', page: 'x' })).toEqual({ view: undefined, page: undefined })
  expect(parseLinksSearch({ view: 'broken', page: '1' })).toEqual({ view: undefined, page: undefined })
})
