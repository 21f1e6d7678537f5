import { describe, expect, test } from 'vitest'
import { filtersInWords } from '#server/features/products/search/filters-in-words.ts'

describe('filters in search words', () => {
  test.each([
    ['body strl 62', 'body', { size: ['62', '56/62', '62/68'] }],
    ['strl. 62/68 body', 'body', { size: '62/68' }],
    ['body 62-68 cm', 'body', { size: '62/68' }],
    ['Storlek M mössa', 'mössa', { size: 'M' }],
    ['blöjor storlek 4', 'blöjor', { size: 'Nappy 4' }],
    ['size 4+ nappies', 'nappies', { size: 'Nappy 4+' }],
    ['skor stl 20', 'skor', { size: '20' }],
    ['stroller in stock', 'stroller', { stock: 'in' }],
    ['barnvagn finns i lager', 'barnvagn', { stock: 'in' }],
    ['barnvagn rea', 'barnvagn', { deal: 'price-drop' }],
    ['Sale strollers', 'strollers', { deal: 'price-drop' }],
    ['strollers on sale in stock', 'strollers', { stock: 'in', deal: 'price-drop' }],
    [
      'body for 3 months size 62 under 100 kr',
      'body for',
      { size: ['62', '56/62', '62/68'], age: '3-6-months', to: 100 },
    ],
    ['toys 6-12 months 100-200 kr', 'toys', { age: '6-12-months', from: 100, to: 200 }],
  ])('%s', (search, words, filters) => {
    const said = filtersInWords(search, 'SEK')
    expect(said.words.join(' ')).toBe(words)
    expect(Object.assign({}, ...said.filters)).toEqual(filters)
  })

  test.each([
    'stroller',
    'bilbarnstol 0-13 kg',
    'blanket 75x100 cm',
    'bottle 240 ml',
    'body 56',
    'size',
    'size of a stroller',
    'area cream',
    'ideal dealer',
    '9-18 kg',
    'xyzzy 40-42 kg',
    '2024-2025',
  ])('are absent from %s', (search) => {
    expect(filtersInWords(search, 'SEK')).toEqual({ words: search.split(' '), filters: [] })
  })
})
