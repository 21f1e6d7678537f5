import { expect, test } from 'vitest'
import { alsoShown, readSearch } from '#server/features/products/search/sought.ts'

test('forms of a word are looked for as one, and the typed ones are kept', () => {
  const { terms, typed, thing } = readSearch('Svarta Sittvagnar sittvagn')
  expect([terms, typed, thing?.words[0], thing?.said]).toEqual([
    ['svart', 'sittvagn'],
    ['svarta', 'sittvagnar'],
    'pushchair',
    ['sittvagnar', 'sittvagn'].slice(-1),
  ])
})

test('what names no thing is looked for all the same', () => {
  expect(readSearch('fjordkin go')).toEqual({
    terms: ['fjordkin', 'go'],
    typed: ['fjordkin', 'go'],
    needless: [],
    thing: undefined,
  })
  expect(readSearch(undefined)).toEqual({ terms: [], typed: [], needless: [], thing: undefined })
})

test('a thing is shown under its other names too', () => {
  expect(alsoShown(readSearch('black strollers'))).toEqual(['pushchair', 'buggy', 'sittvagn', 'sulky'])
  expect(alsoShown(readSearch('co-sleeper'))).toEqual(['bedside crib', 'bassinet', 'sidosäng'])
  expect(alsoShown(readSearch('resevagn'))).toEqual([])
  expect(alsoShown(readSearch('zeppelin'))).toEqual([])
})

test('words that only say more of a thing need not be in a text', () => {
  const { terms, needless } = readSearch('umbrella stroller')
  expect([terms, needless]).toEqual([['stroller'], ['umbrella']])
  expect(readSearch('rain cover').terms).toEqual(['rain', 'cover'])
})
