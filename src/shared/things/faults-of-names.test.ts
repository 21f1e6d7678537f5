import { expect, test } from 'vitest'
import { faultOfNames, tidyNames } from '#shared/things/faults-of-names.ts'

const OTHERS = [{ id: 1, names: ['kärra', 'stroller'] }]
const twenty = Array.from({ length: 20 }, (_, at) => `name ${String.fromCharCode(97 + at).repeat(4)}`)

test.each([
  [['dragvagn', 'skrinda']],
  [['glider', 'nursing chair', 'amningsfåtölj']],
  [['коляска', 'люлька']],
  [['عربة أطفال', 'عربة']],
  [['a" OR "b', '100% cotton*']],
  [twenty],
])('accepts %j as a group', (names) => {
  expect(faultOfNames(names, OTHERS)).toBeUndefined()
})

test.each([
  [[], 'Enter at least 2 names'],
  [['bib'], 'Enter at least 2 names'],
  [[...twenty, 'one more'], 'Use at most 20 names'],
  [['x', 'bib'], '“x” is too short: the search needs 3 letters'],
  [['尿布', 'bib'], '“尿布” is too short'],
  [['🍼🍼🍼🍼', 'bib'], '“🍼🍼🍼🍼” has no letters'],
  [['x'.repeat(10_000), 'bib'], 'is too long: use at most 40 characters'],
  [['one two three four', 'bib'], 'is too long: use at most 3 words'],
  [['Skrinda', 'skrindor'], '“Skrinda” and “skrindor” are the same to the search'],
  [['stroller', 'sittvagn'], 'The search already knows that these mean the same'],
  [['skrinda', 'Kärror'], '“Kärror” already belongs to the group “kärra, stroller”'],
  [['skrinda', 'buggy'], '“buggy” already belongs to the group “kärra, stroller”'],
])('rejects %j as a group', (names, sentence) => {
  expect(faultOfNames(names, OTHERS)).toContain(sentence)
})

test('never quotes ten thousand letters in an error', () => {
  expect(faultOfNames(['x'.repeat(10_000), 'bib'], [])?.length).toBeLessThan(150)
})

test('reduces names to single spaces and drops empty lines', () => {
  expect(tidyNames(['  nursing \t chair ', '', ' ', 'a\u0308ngel'])).toEqual(['nursing chair', 'ängel'])
})
