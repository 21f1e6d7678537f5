import { expect, test } from 'vitest'
import { contentAnswers } from '#server/http/pages/content-answers.ts'

const CATEGORIES = { path: 'categories.list', input: undefined }

function asked() {
  let version = 1
  let times = 0
  const answerOf = contentAnswers(() => version)
  return {
    of: (call: { path: string; input: unknown }, during = () => {}) =>
      answerOf(call, async () => {
        during()
        times += 1
        return times
      }),
    change: () => {
      version += 1
    },
  }
}

test('what every page asks for is asked once for each version of the content', async () => {
  const { of, change } = asked()
  expect([await of(CATEGORIES), await of(CATEGORIES)]).toEqual([1, 1])
  change()
  expect([await of(CATEGORIES), await of(CATEGORIES)]).toEqual([2, 2])
})

test('an answer that a change has overtaken is not kept', async () => {
  const { of, change } = asked()
  expect(await of(CATEGORIES, change)).toBe(1)
  expect(await of(CATEGORIES)).toBe(2)
})

test.each([
  ['depends on who asks', { path: 'accounts.session', input: undefined }],
  ['depends on what is asked', { path: 'products.byId', input: { id: 1 } }],
  ['nobody knows', { path: 'constructor', input: undefined }],
])('an answer that %s is asked for each time', async (_, call) => {
  const { of } = asked()
  expect([await of(call), await of(call)]).toEqual([1, 2])
})
