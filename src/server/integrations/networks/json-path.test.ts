import { expect, test } from 'vitest'
import { textAt, valueAt } from '#server/integrations/networks/json-path.ts'

const answer = { id: 7, click: { epi: 'a3f', device: null }, paid: false, list: [1] }

test.each([
  ['id', '7'],
  ['click.epi', 'a3f'],
  ['paid', 'false'],
  ['click', ''],
  ['click.device', ''],
  ['id.more', ''],
  ['none.epi', ''],
])('%s is read as %j', (path, text) => {
  expect(textAt(answer, path)).toBe(text)
})

test('no path is the whole answer', () => {
  expect(valueAt([1], '')).toEqual([1])
})
