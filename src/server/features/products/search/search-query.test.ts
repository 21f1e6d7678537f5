import { expect, test } from 'vitest'
import { readSearch, relatedNames } from '#server/features/products/search/search-query.ts'
import { readyNames } from '#shared/things/name-groups.ts'

test('forms of a word are looked for as one, and the typed ones are kept', () => {
  const { terms, typed, thing } = readSearch('Svarta Sittvagnar sittvagn')
  expect([terms, typed, thing?.words[0], thing?.said]).toEqual([
    [[['svart']], [['sittvagn']]],
    ['svarta', 'sittvagnar'],
    'pushchair',
    ['sittvagnar', 'sittvagn'].slice(-1),
  ])
})

test('what names no thing is looked for all the same', () => {
  expect(readSearch('fjordkin go')).toEqual({
    terms: [[['fjordkin']], [['go']]],
    typed: ['fjordkin', 'go'],
    needless: [],
    thing: undefined,
    also: [],
  })
  expect(readSearch(undefined)).toEqual({ terms: [], typed: [], needless: [], thing: undefined, also: [] })
})

test('a thing is shown under its other names too', () => {
  expect(relatedNames(readSearch('black strollers'))).toEqual(['pushchair', 'buggy', 'sittvagn', 'sulky'])
  expect(relatedNames(readSearch('co-sleeper'))).toEqual(['bedside crib', 'bassinet', 'cradle', 'sidosäng'])
  expect(relatedNames(readSearch('resevagn'))).toEqual([])
  expect(relatedNames(readSearch('zeppelin'))).toEqual([])
})

test('what is written with an apostrophe is looked for without it too', () => {
  expect(readSearch('Kid’s t-shirt').terms[0]).toEqual([['kid’'], ['kids']])
})

test('words that only say more of a thing need not be in a text', () => {
  const { terms, needless } = readSearch('umbrella stroller')
  expect([terms, needless]).toEqual([[[['stroller']]], ['umbrella']])
  expect(readSearch('rain cover').terms).toEqual([[['rain']], [['cover']]])
})

const names = readyNames([
  { id: 1, names: ['Kärra', 'stroller'] },
  { id: 2, names: ['glider', 'nursing chair', 'amningsfåtölj'] },
])

test('a name that an administrator has added is looked for with the others, and is the same thing', () => {
  const query = readSearch('svarta kärror', names)
  expect(query.terms).toEqual([[['svart']], [['karr'], ['stroller']]])
  expect(query.thing?.words[0]).toBe('pushchair')
  expect(relatedNames(query)).toEqual(['stroller', 'pushchair', 'buggy', 'sittvagn'])
})

test('so it is from any other name of the thing, and in names of several words', () => {
  expect(readSearch('sulky', names).terms).toEqual([[['sulky'], ['karr']]])
  expect(relatedNames(readSearch('sulky', names))[0]).toBe('Kärra')
  expect(readSearch('nursing chairs gray', names)).toMatchObject({
    terms: [[['nursing', 'chair'], ['glid'], ['amningsfatolj']], [['gray']]],
    typed: ['nursing chairs', 'gray'],
  })
  expect(readSearch('chair', names).terms).toEqual([[['chair']]])
})

test('a search looks for so many other names at most', () => {
  const letters = [...'abcdefghijklmnopqrst']
  const many = readyNames([{ id: 1, names: letters.map((letter) => letter.repeat(4)) }])
  expect(readSearch('aaaa', many).terms.flat()).toHaveLength(9)
  expect(readSearch('aaaa bbbb cccc', many).terms.flat()).toHaveLength(11)
})
