import { expect, test } from 'vitest'
import { kinOf, NO_OTHER_NAMES, nameAt, readyNames, wordsToSeek } from '#shared/things/name-groups.ts'

const others = (words: string[], groups: string[][], most = 8) =>
  nameAt(words, 0, readyNames(groups.map((names, id) => ({ id, names }))), most)

test('finds no synonym without groups', () => {
  expect(nameAt(['stroller'], 0, NO_OTHER_NAMES, 8)).toBeUndefined()
})

test('matches the longest name in any form', () => {
  const groups = [
    ['chair', 'seat'],
    ['nursing chair', 'glider'],
  ]
  expect(others(['nursing', 'chairs'], groups)).toMatchObject({ length: 2, others: [['glid']] })
  expect(others(['chairs', 'nursing'], groups)).toMatchObject({ length: 1, others: [['seat']] })
})

test('treats names of one built-in thing as one and drops redundant synonyms', () => {
  expect(others(['karra'], [['kärra', 'stroller', 'buggy', 'dragkärra']])).toMatchObject({
    displayNames: ['stroller'],
  })
})

test('limits the number of synonyms', () => {
  expect(others(['aaaa'], [['aaaa', 'bbbb', 'cccc', 'dddd']], 2)?.others).toHaveLength(2)
  expect(others(['aaaa'], [['aaaa', 'bbbb']], 0)).toMatchObject({ length: 1, others: [] })
})

test('uses the first of overlapping groups, so that circles cannot occur', () => {
  const groups = [
    ['aaaa', 'bbbb'],
    ['bbbb', 'cccc'],
    ['cccc', 'aaaa'],
  ]
  expect(others(['bbbb'], groups)?.displayNames).toEqual(['aaaa'])
  expect(others(['cccc'], groups)?.displayNames).toEqual(['bbbb'])
})

test('searches a word too short for the index together with its neighbors', () => {
  expect(wordsToSeek('uv suit')).toEqual(['uv suit'])
  expect(wordsToSeek('baby carriages')).toEqual(['baby', 'carriage'])
})

test('treats spellings and forms of a name as one', () => {
  expect(kinOf('KÄRROR')).toBe(kinOf('kärra'))
  expect(kinOf('Stroller')).toBe(kinOf('sittvagnar'))
  expect(kinOf('коляска')).not.toBe(kinOf('люлька'))
})
