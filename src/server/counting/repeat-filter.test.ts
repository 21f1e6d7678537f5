import { expect, test } from 'vitest'
import { createRepeatFilter, isProgram } from '#server/counting/repeat-filter.ts'
import { MINUTE_MS } from '#shared/time/durations.ts'

const visitor = { address: '192.0.2.1', userAgent: 'Mozilla/5.0 Firefox/140.0' }

test('hides visitor and subject in a mark that differs in each process', () => {
  const [one, other] = [createRepeatFilter(), createRepeatFilter()]
  expect(one.mark(visitor, 'cup')).toBe(one.mark(visitor, 'cup'))
  expect(one.mark(visitor, 'cup')).not.toBe(other.mark(visitor, 'cup'))
  expect(one.mark(visitor, 'cup')).toMatch(/^[\w-]{43}$/)
})

test('recognizes a repeat within half an hour', () => {
  const { mark, isFirst } = createRepeatFilter()
  const made = mark(visitor, 'cup')
  expect([0, MINUTE_MS, 32 * MINUTE_MS].map((at) => isFirst(made, at))).toEqual([true, false, true])
})

test.each([
  '',
  'Googlebot/2.1',
  'curl/8.5',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'facebookexternalhit/1.1',
])('recognizes "%s" as a bot', (userAgent) => {
  expect(isProgram({ ...visitor, userAgent })).toBe(true)
})

test.each([
  'Mozilla/5.0 Firefox/140.0',
  'Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/530.0]',
])('recognizes "%s" as a person', (userAgent) => {
  expect(isProgram({ ...visitor, userAgent })).toBe(false)
})
