import { expect, test } from 'vitest'
import { describeTimeLeft } from '#client/admin/feeds/time-left.ts'

test.each([
  [null, undefined],
  [0, 'a few seconds left'],
  [12, 'about 20 seconds left'],
  [55, 'about 1 minute left'],
  [150, 'about 3 minutes left'],
])('describes %j seconds as %j', (seconds, text) => {
  expect(describeTimeLeft(seconds)).toBe(text)
})
