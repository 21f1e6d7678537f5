import { expect, test } from 'vitest'
import { nameTiers } from '#server/features/products/search/name-tiers.ts'
import { readSearch } from '#server/features/products/search/search-query.ts'

const tiers = (search: string) => nameTiers(readSearch(search))
const expressions = (search: string) => tiers(search).map(({ expression }) => expression)

test('ranks a word alone first, then at the end of a compound, then anywhere', () => {
  expect(expressions('zeppelin')).toEqual([
    '"#--" AND (" zeppelin ")',
    '(" zeppelin ")',
    '("zeppelin ")',
    '("zeppelin")',
  ])
})

test('ranks a thing’s own names before its synonyms', () => {
  const [code] = expressions('stroller')[0]?.match(/"#\w\w"/) ?? []
  expect(expressions('black strollers').slice(0, 4)).toEqual([
    `${code} AND (" black ") AND (" strollers " OR " stroller ")`,
    `${code} AND ("black") AND ("stroll")`,
    `${code} AND ("black")`,
    '(" black ") AND (" strollers " OR " stroller ")',
  ])
})

test('matches two letters at the edges of a word and one letter alone', () => {
  expect(expressions('go').at(-1)).toBe('(" go" OR "go ")')
  expect(expressions('x').slice(1)).toEqual(Array(3).fill('(" x ")'))
})

test('treats marks within a term as spaces and tests the name again', () => {
  expect(tiers('usb-c')[1]).toMatchObject({ values: [' usb c '], isExact: false })
  expect(tiers('a"b')[1]).toMatchObject({ expression: '(" a b ")' })
})

test('matches no name with a term of marks alone', () => {
  expect(tiers('vagn --')).toEqual([])
})
