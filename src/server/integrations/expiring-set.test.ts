import { expect, test } from 'vitest'
import { createExpiringSet } from '#server/integrations/expiring-set.ts'

test('a key is forgotten when its time is over', () => {
  let now = 0
  const set = createExpiringSet(10, () => now)
  set.add('a', 100)
  now = 99
  expect(set.has('a')).toBe(true)
  now = 100
  expect(set.has('a')).toBe(false)
})

test('above its size the key remembered longest ago goes', () => {
  const set = createExpiringSet(2)
  for (const key of ['a', 'b', 'a', 'c']) set.add(key, 1_000)
  expect(['a', 'b', 'c'].filter(set.has)).toEqual(['a', 'c'])
})
