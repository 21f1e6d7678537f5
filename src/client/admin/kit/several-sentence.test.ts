import { expect, test } from 'vitest'
import { severalSentence } from '#client/admin/kit/several-sentence.ts'

const refused = (...reasons: string[]) => reasons.map((reason, id) => ({ id, reason }))

test('says what was done, what could not be done, and each reason once', () => {
  expect(severalSentence({ done: [1, 2], refused: [] }, 'article', 'published')).toBe('2 articles published')
  expect(severalSentence({ done: [1], refused: refused('A', 'A', 'B') }, 'article', 'published')).toBe(
    '1 article published, 3 could not: A; B',
  )
})
