import { expect, test } from 'vitest'
import { createExpiringCounters } from '#server/limits/expiring-counters.ts'

test('counts a key from its first use until its time is over', () => {
  let time = 0
  const counters = createExpiringCounters({ seconds: 60, maxKeys: 10, now: () => time })
  counters.add('a', 2)
  time = 59_000
  counters.add('a', 3)
  expect(counters.read('a')).toEqual({ used: 5, resetSeconds: 1 })
  expect(counters.read('b')).toEqual({ used: 0, resetSeconds: 60 })
  time = 60_000
  expect(counters.read('a')).toEqual({ used: 0, resetSeconds: 60 })
})

test('restarts a count after its time is over', () => {
  let time = 0
  const counters = createExpiringCounters({ seconds: 60, maxKeys: 10, now: () => time })
  counters.add('a', 5)
  time = 90_000
  counters.add('a', 1)
  expect(counters.read('a')).toEqual({ used: 1, resetSeconds: 60 })
  time = 149_000
  expect(counters.read('a')).toEqual({ used: 1, resetSeconds: 1 })
})

test('refunds a use and never counts below zero', () => {
  const counters = createExpiringCounters({ seconds: 60, maxKeys: 10 })
  counters.add('a', 1)
  counters.add('a', -1)
  counters.add('a', -1)
  expect(counters.read('a').used).toBe(0)
})

test('bounds 210,000 new keys and keeps those in use', () => {
  const counters = createExpiringCounters({ seconds: 900, maxKeys: 1_000 })
  for (let index = 0; index < 210_000; index += 1) {
    counters.add(`address 2001:db8:${index.toString(16)}::`, 1)
    if (index % 500 === 0) counters.add('account ada@example.com', 1)
  }
  const remembered = Array.from(
    { length: 210_000 },
    (_, index) => `address 2001:db8:${index.toString(16)}::`,
  ).filter((key) => counters.read(key).used > 0)
  expect(remembered.length).toBeLessThanOrEqual(1_000)
  expect(remembered.length).toBeGreaterThan(900)
  expect(counters.read('account ada@example.com').used).toBe(420)
})

test('removes expired keys by itself', () => {
  let time = 0
  const counters = createExpiringCounters({ seconds: 60, maxKeys: 1_000, now: () => time })
  for (let index = 0; index < 1_000; index += 1) counters.add(`old ${index}`, 1)
  time = 61_000
  const keys = Array.from({ length: 1_000 }, (_, index) => `new ${index}`)
  for (const key of keys) counters.add(key, 1)
  expect(keys.map((key) => counters.read(key).used)).toEqual(keys.map(() => 1))
  expect(counters.read('old 999').used).toBe(0)
})

test('stores long keys in the same room as short ones and keeps them distinct', () => {
  const counters = createExpiringCounters({ seconds: 60, maxKeys: 10 })
  counters.add(`${'x'.repeat(10_000)}1`, 1)
  expect(counters.read(`${'x'.repeat(10_000)}1`).used).toBe(1)
  expect(counters.read(`${'x'.repeat(10_000)}2`).used).toBe(0)
})

test('restarts a count if the clock was set back a year', () => {
  let time = 400 * 86_400_000
  const counters = createExpiringCounters({ seconds: 60, maxKeys: 10, now: () => time })
  counters.add('a', 5)
  time -= 365 * 86_400_000
  expect(counters.read('a')).toEqual({ used: 0, resetSeconds: 60 })
  counters.add('a', 1)
  expect(counters.read('a')).toEqual({ used: 1, resetSeconds: 60 })
})
