import { expect, test } from 'vitest'
import { alternatives } from '#shared/text/alternatives.ts'

test.each([
  [[], ''],
  [['62'], '62'],
  [['62', '68', '74'], '62 or 68 or 74'],
])('joins %j to "%s"', (texts, joined) => {
  expect(alternatives(texts)).toBe(joined)
})
