import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGE_BANDS, ageBandsLabel, bandsOf } from '#shared/ages/age-bands.ts'
import { ageOf } from '#shared/ages/age-of.ts'
import { PROTOTYPE_NAMES } from '#tests/helpers/prototype-names.ts'

const saidBy = (product: Partial<Parameters<typeof ageOf>[0]>) => {
  const age = ageOf({ name: 'Body', ...product })
  return age && `${age.from}-${age.to ?? ''}`
}

test.each([
  ['Mjukbok Ulva, 0-6 mån', '0-6'],
  ['Body, 0–3 months', '0-3'],
  ['Byggklossar 1-2 år', '12-24'],
  ['Balance bike, 1.5-3 years', '18-36'],
  ['Springcykel 1,5–3 år', '18-36'],
  ['Car seat 6 months - 4 years', '6-48'],
  ['Bilstol från födseln till 4 år', '0-48'],
  ['Baby gym from birth', '0-'],
  ['Teether 3m+', '3-'],
  ['Bitring 6+ mån', '6-'],
  ['Puzzle, from 3 years', '36-'],
  ['Pussel från 3 år', '36-'],
  ['Spoon set 6 months+', '6-'],
  ['Scooter 3 years and up', '36-'],
  ['Cot 0 to 3 years', '0-36'],
])('reads %s as %s months', (name, age) => {
  expect(saidBy({ name })).toBe(age)
})

test.each([
  'Body 62/68',
  'Pram with 3 years warranty',
  'Barnvagn med från 2 år garanti',
  'Milestone cards 12 months',
  'Rope 3-6 m',
  'Nappies, size 3, 4-9 kg',
  'Not for children under 3 years',
  'Monitor, from 99 SEK',
  'Body 0-3 months and 6-9 months',
  'Wine from 99 years',
])('finds no age in %s', (name) => {
  expect(saidBy({ name })).toBeNull()
})

test('ignores an age group named like an object’s property', () => {
  for (const ageGroup of PROTOTYPE_NAMES) expect(saidBy({ ageGroup })).toBeNull()
})

test('reads the age from a size and from the feed too', () => {
  expect(saidBy({ size: '0-3 mån' })).toBe('0-3')
  expect(saidBy({ size: '3-6M' })).toBe('3-6')
  expect(saidBy({ size: 'Newborn' })).toBe('0-3')
  expect(saidBy({ size: '3-5 m' })).toBeNull()
  expect(saidBy({ ageGroup: 'infant' })).toBe('3-12')
  expect(saidBy({ ageGroup: 'Toddler' })).toBe('12-60')
  expect(saidBy({ ageGroup: '6-24 months' })).toBe('6-24')
  expect(saidBy({ ageGroup: 'adult' })).toBeNull()
})

test('prefers exact ages to groups and drops contradictions', () => {
  expect(saidBy({ ageGroup: 'infant', size: '0-6 mån' })).toBe('0-6')
  expect(saidBy({ ageGroup: 'newborn', name: 'Rattle, 0-6 mån' })).toBe('0-6')
  expect(saidBy({ ageGroup: '0-24 months', size: '3-6 months' })).toBe('3-6')
  expect(saidBy({ ageGroup: 'infant', name: 'Bike, from 3 years' })).toBeNull()
})

test('reads a description only where it speaks of a child’s age', () => {
  expect(saidBy({ description: 'A rattle. Recommended age: 3-12 months.' })).toBe('3-12')
  expect(saidBy({ description: 'Passar barn från 6 månader.' })).toBe('6-')
  expect(saidBy({ description: 'Use it from birth.' })).toBe('0-')
  expect(saidBy({ description: 'Made by us from 3 years of work.' })).toBeNull()
  expect(saidBy({ description: 'Not suitable for children under 3 years.' })).toBeNull()
  expect(saidBy({ description: 'Delivered in 0-2 months.' })).toBeNull()
  expect(saidBy({ description: 'Suitable from birth. Children from 6 months love it.' })).toBeNull()
})

test('puts a product into each band that its ages overlap', () => {
  expect(bandsOf({ from: 0, to: 6 })).toEqual(['0-3-months', '3-6-months'])
  expect(bandsOf({ from: 6, to: null })).toEqual(['6-12-months', '1-2-years', 'from-2-years'])
  expect(bandsOf({ from: 12, to: 24 })).toEqual(['1-2-years'])
})

test.each([
  [['0-3-months'], 'Newborn, 0–3 months'],
  [['3-6-months', '0-3-months'], '0–6 months'],
  [['6-12-months', '3-6-months'], '3–12 months'],
  [['6-12-months', '1-2-years'], '6 months to 2 years'],
  [['0-3-months', '3-6-months', '6-12-months', '1-2-years'], 'Up to 2 years'],
  [['1-2-years', 'from-2-years'], '1 year and up'],
  [['0-3-months', '1-2-years'], 'Newborn, 0–3 months or 1–2 years'],
  [[...AGE_BANDS], 'All ages'],
  [[], ''],
] as const)('merges the bands %j to %s', (bands, label) => {
  expect(ageBandsLabel(bands)).toBe(label)
})

test('reads only ranges that begin before they end', () => {
  const words = fc.constantFrom(
    '0',
    '3',
    '6',
    '36',
    '-',
    '–',
    '+',
    ' ',
    'm',
    'mån',
    'months',
    'år',
    'from',
    'x',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
      const age = ageOf({ name: parts.join(''), description: parts.join(' ') })
      expect(age === null || age.to === null || age.from < age.to).toBe(true)
      expect(age === null || bandsOf(age).length > 0).toBe(true)
    }),
  )
})
