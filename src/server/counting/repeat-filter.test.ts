import { expect, test } from 'vitest'
import { createRepeatFilter, isProgram } from '#server/counting/repeat-filter.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const visitor = { address: '192.0.2.1', userAgent: 'Mozilla/5.0 Firefox/140.0' }

test('a mark says neither who nor what, and is another for each process', () => {
  const [one, other] = [createRepeatFilter(), createRepeatFilter()]
  expect(one.mark(visitor, 'cup')).toBe(one.mark(visitor, 'cup'))
  expect(one.mark(visitor, 'cup')).not.toBe(other.mark(visitor, 'cup'))
  expect(one.mark(visitor, 'cup')).toMatch(/^[\w-]{43}$/)
})

test('what is done again within half an hour is a repeat', () => {
  const { mark, isFirst } = createRepeatFilter()
  const made = mark(visitor, 'cup')
  expect([0, MINUTE_MS, 32 * MINUTE_MS].map((at) => isFirst(made, at))).toEqual([true, false, true])
})

test.each(['', 'Googlebot/2.1', 'curl/8.5'])('"%s" is a program', (userAgent) => {
  expect(isProgram({ ...visitor, userAgent })).toBe(true)
  expect(isProgram(visitor)).toBe(false)
})
