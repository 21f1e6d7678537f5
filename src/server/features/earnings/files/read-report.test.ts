import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type ReadRows,
  type ReportChoices,
  readingOf,
  readReport,
} from '#server/features/earnings/files/read-report.ts'
import { openReportTable } from '#server/features/earnings/files/report-table.ts'

const FIXTURES = join(import.meta.dirname, '../../../../../tests/fixtures/earnings')

async function read(name: string, choices: ReportChoices = {}) {
  const table = await openReportTable(join(FIXTURES, name))
  const reading = await readingOf(table, choices, 'EUR')
  const groups: ReadRows[] = []
  for await (const group of readReport(table, reading)) groups.push(group)
  const transactions = groups.flatMap((group) => group.transactions)
  return { ...reading, transactions, unreadable: groups.flatMap((group) => group.unreadable) }
}

test('Awin’s export is read with its day first and its declined and paid sales', async () => {
  const { network, unreadable, transactions } = await read('awin.csv')
  expect({ network, unreadable }).toEqual({ network: 'awin', unreadable: [] })
  expect(transactions).toMatchObject([
    {
      externalId: '259630312',
      program: 'Wool Shop',
      reference: 'a3f-9k2',
      state: 'pending',
      commissionMinor: 1_295,
      orderMinor: 25_900,
      currency: 'SEK',
      orderedAt: new Date('2026-11-02T10:31:00Z'),
      clickedAt: new Date('2026-11-02T10:04:00Z'),
      validatedAt: null,
      isBonus: false,
    },
    { state: 'declined', commissionMinor: 129_050, reason: '<script>alert(1)</script>' },
    { state: 'paid', isBonus: true },
  ])
})

test('a Swedish file in Windows-1252 is read with decimal commas and the network’s zone', async () => {
  const { network, transactions } = await read('adtraction-swedish.csv', { network: 'adtraction' })
  expect(network).toBe('adtraction')
  expect(transactions).toMatchObject([
    {
      externalId: '88-1',
      program: 'Blöjbutiken',
      state: 'approved',
      orderMinor: 129_050,
      commissionMinor: 6_453,
      orderedAt: new Date('2026-11-02T10:31:00Z'),
    },
    {
      state: 'pending',
      orderMinor: 129_050,
      commissionMinor: -1_295,
      orderedAt: new Date('2026-07-02T09:31:00Z'),
    },
    { state: 'declined', orderMinor: 129_000, commissionMinor: -1_295, orderedAt: new Date('2026-11-03') },
  ])
})

test('Amazon’s rows below a title get ids of their own, equal rows too', async () => {
  const { network, transactions } = await read('amazon.tsv')
  expect(network).toBe('amazon')
  expect(transactions).toMatchObject([
    { program: 'Amazon', reference: '', state: 'approved', commissionMinor: 104, currency: 'USD' },
    { commissionMinor: 104, orderedAt: new Date('2026-11-02') },
    { commissionMinor: -104, orderedAt: new Date('2026-11-13') },
  ])
  const ids = transactions.map(({ externalId }) => externalId)
  expect(new Set(ids).size).toBe(3)
  expect((await read('amazon.tsv')).transactions.map(({ externalId }) => externalId)).toEqual(ids)
})

test('CJ’s corrections refer to their sale, and a bonus is no click', async () => {
  const { network, transactions } = await read('cj.csv')
  expect(network).toBe('cj')
  expect(transactions).toMatchObject([
    { externalId: '7', correctsId: null, state: 'paid', reference: 'a3f-9k2', commissionMinor: 1_295 },
    { externalId: '9', correctsId: '7', state: 'declined', commissionMinor: -1_295 },
    { externalId: '11', state: 'pending', isBonus: true },
  ])
})

test('Impact’s reversed action is declined; a comma is decimal where the file says so', async () => {
  const { network, transactions } = await read('impact.csv')
  expect(network).toBe('impact')
  expect(transactions).toMatchObject([
    { externalId: '1.2.3', state: 'approved', commissionMinor: 1_295, reference: 'a3f-9k2' },
    { state: 'declined', commissionMinor: 130, orderedAt: new Date('2026-11-13T21:31:00Z') },
  ])
})

test('Rakuten’s return is a further row of the same order', async () => {
  const { network, transactions } = await read('rakuten.csv')
  expect(network).toBe('rakuten')
  expect(transactions).toMatchObject([
    {
      reference: 'c-9k2',
      commissionMinor: 104,
      orderedAt: new Date('2026-11-02T10:31:00Z'),
      state: 'approved',
    },
    { commissionMinor: -104 },
  ])
  expect(transactions[0]?.externalId).not.toBe(transactions[1]?.externalId)
})

test('choices replace guesses', async () => {
  const { transactions } = await read('awin.csv', {
    dateOrder: 'month',
    columns: { orderedAt: 9, commission: 4, currency: 5 },
  })
  expect(transactions[0]).toMatchObject({
    orderedAt: new Date('2026-02-11T10:31:00Z'),
    commissionMinor: 25_900,
  })
})
