import { expect, test } from 'vitest'
import { createSearchCounter } from '#server/counting/search-counter.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/time/durations.ts'

const LATER = 11 * SECOND_MS
const visitor = (number: number) => ({
  address: `192.0.2.${number}`,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
})
const stored = () => true
const unknown = () => false

test('counts a visitor’s search once in half an hour, with its success', () => {
  const counter = createSearchCounter()
  counter.noteTotal('Kärra', 0)
  counter.noteTotal('cup', 7)
  for (const at of [0, LATER, 2 * LATER]) {
    counter.noteSearch('kärra', visitor(1), at)
    counter.take(unknown, at)
  }
  counter.noteSearch('KÄRRA ', visitor(2), 0)
  counter.noteSearch('cup', visitor(3), 0)
  expect(counter.take(stored, 4 * LATER)).toEqual([
    { words: 'karra', spelling: 'kärra', searched: 2, missed: 2, followed: 0 },
    { words: 'cup', spelling: 'cup', searched: 1, missed: 0, followed: 0 },
  ])
  counter.noteSearch('kärra', visitor(2), 32 * MINUTE_MS)
  expect(counter.take(stored, 33 * MINUTE_MS)).toMatchObject([{ words: 'karra', searched: 1 }])
})

test('does not count a search that is still being typed', () => {
  const counter = createSearchCounter()
  for (const [at, text] of ['kä', 'kär', 'kärra', 'kärr', 'kärra svart'].entries())
    counter.noteSearch(text, visitor(1), at * SECOND_MS)
  expect(counter.take(stored, 5 * SECOND_MS)).toEqual([])
  counter.noteSearch('bib', visitor(1), 6 * SECOND_MS)
  expect(counter.take(stored, 30 * SECOND_MS).map(({ spelling }) => spelling)).toEqual(['kärra svart', 'bib'])
  expect(counter.isIdle()).toBe(true)
})

test('withholds a rare search until enough visitors have made it', () => {
  const counter = createSearchCounter()
  for (const number of [1, 2]) counter.noteSearch('maja lind', visitor(number), 0)
  expect(counter.take(unknown, LATER)).toEqual([])
  counter.noteSearch('maja lind', visitor(3), LATER)
  expect(counter.take(unknown, 3 * LATER)).toMatchObject([{ words: 'maja lind', searched: 3 }])
  counter.noteSearch('maja lind', visitor(4), 3 * LATER)
  expect(counter.take(stored, 5 * LATER)).toMatchObject([{ searched: 1 }])
})

test('counts the first opened result of a search once', () => {
  const counter = createSearchCounter()
  counter.noteSearch('cup', visitor(1), 0)
  counter.followed('cup', visitor(1), SECOND_MS)
  counter.followed('cup', visitor(1), 2 * SECOND_MS)
  expect(counter.take(stored, 3 * SECOND_MS)).toMatchObject([{ searched: 1, followed: 1 }])
})

test('ignores searches by bots', () => {
  const counter = createSearchCounter()
  const program = { ...visitor(1), userAgent: 'Googlebot/2.1' }
  counter.noteSearch('cup', program, 0)
  counter.followed('cup', program, 0)
  expect(counter.isIdle()).toBe(true)
})

test('remembers a bounded number of different searches', () => {
  const counter = createSearchCounter()
  for (let number = 0; number < 6_000; number++) counter.noteSearch(`word ${number}`, visitor(number), 0)
  expect(counter.take(stored, LATER)).toHaveLength(5_000)
})
