import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, joinedWords } from '#shared/text/text-folding.ts'

test('letters of all kinds lose case and marks', () => {
  expect(foldText('Blöja ÅÄÖ Smørbrød Æble Straße Ünïcödé')).toBe('bloja aao smorbrod aeble strasse unicode')
  expect(foldText('e\u0301 ﬁ ① ΟΔΟΣ')).toBe('e fi 1 οδος')
})

/** Which of the two small sigmas a capital becomes depends on the letters after it. */
const anySigma = (text: string) => text.replaceAll('ς', 'σ')

test('folding only what is not ASCII is the same as folding it all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (graphemes, binary) => {
      const text = `${graphemes}a${binary}`
      const whole = text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
      const folded = whole.replaceAll('ø', 'o').replaceAll('æ', 'ae').replaceAll('ß', 'ss')
      expect(anySigma(foldText(text))).toBe(anySigma(folded))
    }),
    { numRuns: 2_000 },
  )
})

test('words with marks in them are also written as one, numbers and sizes are not', () => {
  expect(joinedWords("kid's concept t-shirt h&m brumm'n'co, baby’s")).toEqual([
    'kids',
    'tshirt',
    'hm',
    'brummnco',
    'babys',
  ])
  expect(joinedWords("size 62/68, 1-2 y, 0-13 kg – 'quoted' 3-in-1")).toEqual([])
})
