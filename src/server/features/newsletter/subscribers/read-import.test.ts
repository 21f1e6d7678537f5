import { expect, test } from 'vitest'
import { readImport } from '#server/features/newsletter/subscribers/read-import.ts'

test('reads the columns by their names, in any order', () => {
  const { rows, refused } = readImport('Name;Email;Status\nAnna;ANNA@a.test;unsubscribed\n;b@a.test;\n')
  expect(rows).toEqual([
    { email: 'anna@a.test', name: 'Anna', status: 'unsubscribed' },
    { email: 'b@a.test', name: null, status: undefined },
  ])
  expect(refused).toEqual([])
})

test('addresses alone need no heading', () => {
  expect(readImport('a@a.test\nb@a.test').rows.map(({ email }) => email)).toEqual(['a@a.test', 'b@a.test'])
})

test('a row that is not valid is refused with its number and reason, the others are read', () => {
  const { rows, refused } = readImport('email,name,status\nnobody,,\na@a.test,,gone\nb@a.test,,\n')
  expect(rows.map(({ email }) => email)).toEqual(['b@a.test'])
  expect(refused.map(({ row }) => row)).toEqual([2, 3])
  expect(refused[1]?.reason).toContain('unconfirmed, confirmed')
})

test('more than 5,000 rows are left out and said so', () => {
  const csv = Array.from({ length: 5_002 }, (_, index) => `p${index}@a.test`).join('\n')
  const { rows, refused } = readImport(csv)
  expect(rows).toHaveLength(5_000)
  expect(refused).toMatchObject([{ row: 5_001 }])
})
