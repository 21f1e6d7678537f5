import { expect, test } from 'vitest'
import { nameTiers } from '#server/features/products/search/name-tiers.ts'
import { readSearch } from '#server/features/products/search/search-query.ts'

const tiers = (search: string) => nameTiers(readSearch(search))
const expressions = (search: string) => tiers(search).map(({ expression }) => expression)

test('a word is looked for alone where no other thing is named, then alone, at the end of a word, and anywhere', () => {
  expect(expressions('zeppelin')).toEqual([
    '"#--" AND (" zeppelin ")',
    '(" zeppelin ")',
    '("zeppelin ")',
    '("zeppelin")',
  ])
})

test('of a known thing its names with the word come first, then what else it is called', () => {
  const [code] = expressions('stroller')[0]?.match(/"#\w\w"/) ?? []
  expect(expressions('black strollers').slice(0, 4)).toEqual([
    `${code} AND (" black ") AND (" strollers " OR " stroller ")`,
    `${code} AND ("black") AND ("stroll")`,
    `${code} AND ("black")`,
    '(" black ") AND (" strollers " OR " stroller ")',
  ])
})

test('two letters begin or end a word, and one stands alone', () => {
  expect(expressions('go').at(-1)).toBe('(" go" OR "go ")')
  expect(expressions('x').slice(1)).toEqual(Array(3).fill('(" x ")'))
})

test('marks within a term are spaces, as they are in names, and the name is tested once more', () => {
  expect(tiers('usb-c')[1]).toMatchObject({ values: [' usb c '], isExact: false })
  expect(tiers('a"b')[1]).toMatchObject({ expression: '(" a b ")' })
})

test('a term of marks alone is in no name', () => {
  expect(tiers('vagn --')).toEqual([])
})
