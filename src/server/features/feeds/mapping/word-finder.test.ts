import { describe, expect, test } from 'vitest'
import { wordFinder } from '#server/features/feeds/mapping/word-finder.ts'

const words = ['bib', 'cot', 'car', 'car_seat', 'seat', 'bottle', 'bottle_warmer', 'teddy']
const find = wordFinder(new Map(words.map((word) => [word, word])))

describe('words in a text', () => {
  test('come from left to right, as often as they stand there', () => {
    expect(find('teddy, bib and bottle with a teddy')).toEqual(['teddy', 'bib', 'bottle', 'teddy'])
  })

  test('are matched longest first and never twice from the same letters', () => {
    expect(find('car seat')).toEqual(['car_seat'])
    expect(find('bottle warmer for a car')).toEqual(['bottle_warmer', 'car'])
  })

  test('match a short word when the longer one does not continue', () => {
    expect(find('car sea')).toEqual(['car'])
    expect(find('bottle warm')).toEqual(['bottle'])
  })

  test.each(['bib', 'bibs', 'biben', 'the bib.', '2bib3', 'bib/cup'])(
    'match alone under five letters in %j',
    (text) => {
      expect(find(text)).toEqual(['bib'])
    },
  )

  test.each(['bible', 'abib', 'bibliotek', 'scotch', 'cotton', 'cart', 'oscar'])(
    'do not match under five letters inside %j',
    (text) => {
      expect(find(text)).toEqual([])
    },
  )

  test.each(['teddybear', 'myteddy', 'myteddybear'])(
    'match from five letters inside the compound %j',
    (text) => {
      expect(find(text)).toEqual(['teddy'])
    },
  )

  test('do not match in an empty text or without search words', () => {
    expect(find('')).toEqual([])
    expect(wordFinder(new Map())('teddy')).toEqual([])
  })
})
