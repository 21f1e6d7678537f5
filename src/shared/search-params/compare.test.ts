import { expect, test } from 'vitest'
import { parseCompareSearch } from '#shared/search-params/compare.ts'

test.each([
  ['3,1,2', '3,1,2'],
  ['3,3,1', '3,1'],
  ['1,2,3,4,5,6', '1,2,3,4'],
  ['7', '7'],
  [7, '7'],
  ['1,x,-2,0,1.5,1e400, 4', '1,4'],
  ['', undefined],
  [undefined, undefined],
  [{ a: 1 }, undefined],
  ['9'.repeat(10_000), undefined],
])('reads ids=%s as %s', (written, ids) => {
  expect(parseCompareSearch({ ids: written }).ids).toBe(ids)
})

test('reads the search as text', () => {
  expect(parseCompareSearch({ ids: '1', search: ' cup ' }).search).toBe('cup')
})
