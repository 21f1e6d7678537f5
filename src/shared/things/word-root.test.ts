import { expect, test } from 'vitest'
import { wordRoot } from '#shared/things/word-root.ts'

test.each([
  ['stroller', 'strollers'],
  ['buggy', 'buggies'],
  ['dress', 'dresses'],
  ['bloja', 'blojor', 'blojan', 'blojorna'],
  ['barnvagn', 'barnvagnar', 'barnvagnen', 'barnvagnarna'],
  ['filt', 'filtar', 'filten'],
  ['kudde', 'kuddar'],
])('reduces %s and its forms to one root', (...forms) => {
  expect(new Set(forms.map(wordRoot)).size).toBe(1)
})

test.each([
  ['nappy', 'napp'],
  ['cape', 'cap'],
  ['tube', 'tub'],
])('keeps %s and %s apart', (one, other) => {
  expect(wordRoot(one)).not.toBe(wordRoot(other))
})
