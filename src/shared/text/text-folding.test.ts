import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, joinedWords } from '#shared/text/text-folding.ts'

test('folds case and marks in all scripts', () => {
  expect(foldText('Blöja ÅÄÖ Smørbrød Æble Straße Ünïcödé')).toBe('bloja aao smorbrod aeble strasse unicode')
  expect(foldText('e\u0301 ﬁ ① ΟΔΟΣ')).toBe('e fi 1 οδος')
})

/** Which of the two small sigmas a capital becomes depends on the letters after it. */
const anySigma = (text: string) => text.replaceAll('ς', 'σ')

test('gives the same result when it folds only non-ASCII text', () => {
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

test('joins hyphenated words too, but not numbers and sizes', () => {
  expect(joinedWords("kid's concept t-shirt h&m brumm'n'co, baby’s")).toEqual([
    'kids',
    'tshirt',
    'hm',
    'brummnco',
    'babys',
  ])
  expect(joinedWords("size 62/68, 1-2 y, 0-13 kg – 'quoted' 3-in-1")).toEqual([])
})
