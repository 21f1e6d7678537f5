import { describe, expect, test } from 'vitest'
import { priceInWords } from '#server/features/products/search/price-in-words.ts'

describe('a price in search words', () => {
  test.each([
    ['stroller under 2000', 'stroller', { to: 2000 }],
    ['stroller under 2,000 SEK', 'stroller', { to: 2000 }],
    ['barnvagn under 3 000 kr', 'barnvagn', { to: 3000 }],
    ['barnvagn max 2.500 kronor blå', 'barnvagn blå', { to: 2500 }],
    ['up to 500kr body', 'body', { to: 500 }],
    ['leksaker upp till 199:-', 'leksaker', { to: 199 }],
    ['sulky billigare än 1999,50', 'sulky', { to: 2000 }],
    ['pram over 5000', 'pram', { from: 5000 }],
    ['pram from 1 000 to 2 000 kr', 'pram', { from: 1000, to: 2000 }],
    ['pram between 2000 and 1000', 'pram', { from: 1000, to: 2000 }],
    ['body 100-200 kr', 'body', { from: 100, to: 200 }],
    ['body 100 – 200 SEK', 'body', { from: 100, to: 200 }],
    ['over 100 body under 200', 'body', { from: 100, to: 200 }],
    ['under SEK 300 nappies', 'nappies', { to: 300 }],
    ['bath toys under 15 kr', 'bath toys', { to: 15 }],
    ['Under 300', '', { to: 300 }],
  ])('%s', (search, words, limits) => {
    const said = priceInWords(search, 'SEK')
    expect(said.words.join(' ')).toBe(words)
    expect(said.limits).toEqual(limits)
  })

  test.each([
    'stroller under 15 kg',
    'stroller under 150cm',
    'toys under 3',
    'toys over 24 months',
    'leksaker från 36 mån',
    'max 22 kg bilbarnstol',
    'car seat 0-13 kg',
    'body 50-56',
    'underställ 2000',
    'stroller under €200',
    'stroller under 200 euro',
    'between the lines',
    'under 99999999999',
    'under',
    'from 20 % cotton',
  ])('is absent from %s', (search) => {
    expect(priceInWords(search, 'SEK')).toEqual({ words: search.split(' '), limits: {} })
  })

  test('uses the shop’s currency', () => {
    expect(priceInWords('stroller under $200', 'USD').limits).toEqual({ to: 200 })
    expect(priceInWords('stroller under 200 dollars', 'CAD').limits).toEqual({ to: 200 })
    expect(priceInWords('stroller under 200 €', 'EUR').limits).toEqual({ to: 200 })
    expect(priceInWords('stroller under 200 all colours', 'EUR')).toEqual({
      words: ['stroller', 'all', 'colours'],
      limits: { to: 200 },
    })
  })
})
