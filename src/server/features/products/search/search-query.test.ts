import { expect, test } from 'vitest'
import { readSearch, relatedNames } from '#server/features/products/search/search-query.ts'
import { readyNames } from '#shared/things/name-groups.ts'

test('searches all forms of a word as one and keeps the typed ones', () => {
  const { terms, typed, thing } = readSearch('Svarta Sittvagnar sittvagn')
  expect([terms, typed, thing?.words[0], thing?.said]).toEqual([
    [[['svart']], [['sittvagn']]],
    ['svarta', 'sittvagnar'],
    'pushchair',
    ['sittvagnar', 'sittvagn'].slice(-1),
  ])
})

test('searches words that name no kind of product', () => {
  expect(readSearch('fjordkin go')).toEqual({
    terms: [[['fjordkin']], [['go']]],
    typed: ['fjordkin', 'go'],
    needless: [],
    thing: undefined,
    also: [],
  })
  expect(readSearch(undefined)).toEqual({ terms: [], typed: [], needless: [], thing: undefined, also: [] })
})

test('finds a product by its other names too', () => {
  expect(relatedNames(readSearch('black strollers'))).toEqual(['pushchair', 'buggy', 'sittvagn', 'sulky'])
  expect(relatedNames(readSearch('co-sleeper'))).toEqual(['bedside crib', 'bassinet', 'cradle', 'sidosäng'])
  expect(relatedNames(readSearch('resevagn'))).toEqual([])
  expect(relatedNames(readSearch('zeppelin'))).toEqual([])
})

test('finds words with an apostrophe without it too', () => {
  expect(readSearch('Kid’s t-shirt').terms[0]).toEqual([['kid’'], ['kids']])
})

test('does not require words that only describe a product', () => {
  const { terms, needless } = readSearch('umbrella stroller')
  expect([terms, needless]).toEqual([[[['stroller']]], ['umbrella']])
  expect(readSearch('rain cover').terms).toEqual([[['rain']], [['cover']]])
})

const names = readyNames([
  { id: 1, names: ['Kärra', 'stroller'] },
  { id: 2, names: ['glider', 'nursing chair', 'amningsfåtölj'] },
])

test('treats an administrator’s synonym like a built-in one', () => {
  const query = readSearch('svarta kärror', names)
  expect(query.terms).toEqual([[['svart']], [['karr'], ['stroller']]])
  expect(query.thing?.words[0]).toBe('pushchair')
  expect(relatedNames(query)).toEqual(['stroller', 'pushchair', 'buggy', 'sittvagn'])
})

test('applies a synonym in both directions and for names of several words', () => {
  expect(readSearch('sulky', names).terms).toEqual([[['sulky'], ['karr']]])
  expect(relatedNames(readSearch('sulky', names))[0]).toBe('Kärra')
  expect(readSearch('nursing chairs gray', names)).toMatchObject({
    terms: [[['nursing', 'chair'], ['glid'], ['amningsfatolj']], [['gray']]],
    typed: ['nursing chairs', 'gray'],
  })
  expect(readSearch('chair', names).terms).toEqual([[['chair']]])
})

test('limits the synonyms of one search', () => {
  const letters = [...'abcdefghijklmnopqrst']
  const many = readyNames([{ id: 1, names: letters.map((letter) => letter.repeat(4)) }])
  expect(readSearch('aaaa', many).terms.flat()).toHaveLength(9)
  expect(readSearch('aaaa bbbb cccc', many).terms.flat()).toHaveLength(11)
})
