import { expect, test } from 'vitest'
import { subscriberParts } from '#shared/files/subscriber-parts.ts'
import { MAX_IMPORT_CHARACTERS } from '#shared/newsletter/subscriber-import.ts'

test('repeats the heading in each part, without titles, and gives its position', () => {
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

test('keeps whole rows in a part, including the state in the last column', () => {
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

test('finds no heading in a list of addresses', () => {
  expect(subscriberParts('a@a.test\nb@a.test\n')).toEqual([{ csv: 'a@a.test\r\nb@a.test\r\n', offset: 0 }])
})
