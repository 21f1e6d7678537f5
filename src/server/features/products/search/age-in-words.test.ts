import { expect, test } from 'vitest'
import { ageInWords } from '#server/features/products/search/age-in-words.ts'

test.each([
  ['toys for 6 months', 'toys for', '6-12-months'],
  ['gift for 1 year old', 'gift for', '1-2-years'],
  ['gift for a 1-year-old girl', 'gift for a girl', '1-2-years'],
  ['toys 18m old', 'toys', '1-2-years'],
  ['toys 2yo', 'toys', 'from-2-years'],
  ['two year old toys', 'toys', 'from-2-years'],
  ['Present till 1-åring', 'Present till', '1-2-years'],
  ['present tvååring', 'present', 'from-2-years'],
  ['leksaker 6 mån', 'leksaker', '6-12-months'],
  ['leksak ett år', 'leksak', '1-2-years'],
  ['bok ålder 3 år', 'bok', 'from-2-years'],
  ['toys age 3-6 months', 'toys', '3-6-months'],
  ['body 0-6 mån', 'body', ['0-3-months', '3-6-months']],
  ['toys 12-18 months', 'toys', '1-2-years'],
  ['pussel från 3 år', 'pussel', 'from-2-years'],
  ['puzzle 3 years and up', 'puzzle', 'from-2-years'],
  ['toys under 6 months', 'toys', ['0-3-months', '3-6-months']],
  ['bitring över 6 mån', 'bitring', ['6-12-months', '1-2-years', 'from-2-years']],
  [
    'car seat from birth',
    'car seat',
    ['0-3-months', '3-6-months', '6-12-months', '1-2-years', 'from-2-years'],
  ],
  ['gift for a newborn', 'gift', '0-3-months'],
  ['filt till nyfödd', 'filt', '0-3-months'],
  ['12 months', '', '1-2-years'],
])('finds an age in %s', (search, words, age) => {
  const said = ageInWords(search)
  expect(said.rest.split(/\s+/).filter(Boolean).join(' ')).toBe(words)
  expect(said.age).toEqual(age)
})

test.each([
  'pram 3 years warranty',
  'stroller under 15 kg',
  'body 62/68',
  'body 86-92',
  'rope 3 m',
  'newborn nest',
  'monthly cards',
  'year of the baby',
  '99 years',
  '2 yoga mats',
  'one yellow bib',
  'İİ 6 months',
  '',
])('finds no age in %s', (search) => {
  expect(ageInWords(search)).toEqual({ rest: search, age: undefined })
})
