import { expect, test } from 'vitest'
import { countableSearch } from '#server/counting/countable-search.ts'

test('treats spellings of a search as one', () => {
  expect(countableSearch('  BLÖJOR   Strl 3 ')).toEqual({ words: 'blojor strl 3', spelling: 'blöjor strl 3' })
  expect(countableSearch('blojor strl 3')?.words).toBe('blojor strl 3')
  expect(countableSearch('коляска')?.words).toBe('коляска')
})

test.each([
  'maja@home.example',
  'maja @ home',
  '0701234567',
  '070-123 45 67',
  '+46 (0)70 1234',
  '19870412-1234',
  '7311041080306',
  'https://shop.example/x',
  'www.shop.example',
  'x',
  '   ',
  'one two three four five six seven',
  'x'.repeat(61),
  'x '.repeat(50_000),
])('does not count %j', (text) => {
  expect(countableSearch(text)).toBeUndefined()
})

test('counts sizes, weights, and ages', () => {
  for (const text of ['body 62/68', '0-36 months', 'cup 250 ml', 'isofix 100-150'])
    expect(countableSearch(text)?.spelling).toBe(text)
})
