import { describe, expect, test } from 'vitest'
import { wordFinder } from '#server/features/feeds/mapping/word-finder.ts'

const words = ['bib', 'cot', 'car', 'car_seat', 'seat', 'bottle', 'bottle_warmer', 'teddy']
const find = wordFinder(new Map(words.map((word) => [word, word])))

describe('words in a text', () => {
  test('come from left to right, as often as they stand there', () => {
    expect(find('teddy, bib and bottle with a teddy')).toEqual(['teddy', 'bib', 'bottle', 'teddy'])
  })

  test('are taken the longest first and never twice from the same letters', () => {
    expect(find('car seat')).toEqual(['car_seat'])
    expect(find('bottle warmer for a car')).toEqual(['bottle_warmer', 'car'])
  })

  test('that begin a longer one are found when it does not go on', () => {
    expect(find('car sea')).toEqual(['car'])
    expect(find('bottle warm')).toEqual(['bottle'])
  })

  test.each(['bib', 'bibs', 'biben', 'the bib.', '2bib3', 'bib/cup'])(
    'of under five letters stand alone in %j',
    (text) => {
      expect(find(text)).toEqual(['bib'])
    },
  )

  test.each(['bible', 'abib', 'bibliotek', 'scotch', 'cotton', 'cart', 'oscar'])(
    'of under five letters are no part of %j',
    (text) => {
      expect(find(text)).toEqual([])
    },
  )

  test.each(['teddybear', 'myteddy', 'myteddybear'])(
    'of five letters are found in the compound %j',
    (text) => {
      expect(find(text)).toEqual(['teddy'])
    },
  )

  test('are not there in an empty text, nor without a word to look for', () => {
    expect(find('')).toEqual([])
    expect(wordFinder(new Map())('teddy')).toEqual([])
  })
})
