import { expect, test } from 'vitest'
import { nameTiers } from '#server/features/products/search/name-tiers.ts'

const expressions = (terms: string[]) => nameTiers(terms).map(({ expression }) => expression)

test('a word is looked for alone, then at the end of a word, then anywhere', () => {
  expect(expressions(['vagn'])).toEqual(['(" vagn ")', '("vagn ")', '("vagn")'])
})

test('two letters begin or end a word, and one stands alone', () => {
  expect(expressions(['go']).at(-1)).toBe('(" go" OR "go ")')
  expect(expressions(['x'])).toEqual(Array(3).fill('(" x ")'))
})

test('marks within a term are spaces, as they are in names, and the name is tested once more', () => {
  expect(nameTiers(['usb-c'])[0]).toMatchObject({ values: [' usb c '], isExact: false })
  expect(nameTiers(['a"b'])[0]).toMatchObject({ expression: '(" a b ")' })
})

test('a term of marks alone is in no name', () => {
  expect(nameTiers(['vagn', '--'])).toEqual([])
})
