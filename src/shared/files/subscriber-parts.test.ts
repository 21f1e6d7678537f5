import { expect, test } from 'vitest'
import { subscriberParts } from '#shared/files/subscriber-parts.ts'
import { MAX_IMPORT_CHARACTERS } from '#shared/newsletter/subscriber-import.ts'

test('each part has the heading, without the titles above it, and tells where in the file it was', () => {
  const people = Array.from({ length: 1_200 }, (_, index) => `p${index}@a.test;active`)
  const [first, second, ...more] = subscriberParts(['Our readers', 'email;status', ...people].join('\n'))
  expect(first).toMatchObject({
    csv: expect.stringMatching(/^email,status\r\np0@a\.test,active\r\n/),
    offset: 1,
  })
  expect(second).toMatchObject({
    csv: expect.stringMatching(/^email,status\r\np1000@a\.test,/),
    offset: 1_001,
  })
  expect(more).toEqual([])
})

test('a part holds whole rows, however wide: the state in the last column is never cut off', () => {
  const row = (index: number) => `p${index}@a.test,${'note '.repeat(200)},unsubscribed`
  const people = Array.from({ length: 500 }, (_, index) => row(index))
  const parts = subscriberParts(['email,notes,status', ...people].join('\n'))
  expect(parts.length).toBeGreaterThan(1)
  for (const { csv } of parts) {
    expect(csv.length).toBeLessThanOrEqual(MAX_IMPORT_CHARACTERS)
    expect(csv).toMatch(/,unsubscribed\r\n$/)
  }
  expect(parts.flatMap(({ csv }) => csv.match(/unsubscribed/g))).toHaveLength(500)
})

test('a list of addresses has no heading', () => {
  expect(subscriberParts('a@a.test\nb@a.test\n')).toEqual([{ csv: 'a@a.test\r\nb@a.test\r\n', offset: 0 }])
})
