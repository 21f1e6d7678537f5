import { expect, test } from 'vitest'
import { ledgerCsv } from '#server/features/donations/ledger/ledger-csv.ts'

const line = {
  id: 1,
  createdAt: new Date('2026-01-02T03:04:05Z'),
  paidAt: null,
  status: 'pending',
  amountMinor: 2_550,
  refundedMinor: 0,
  currency: 'USD',
  email: 'a@b.example',
  name: 'Ada "the first", Countess',
  message: null,
  livemode: false,
  isMonthly: false,
  paymentIntentId: null,
}

test('writes decimal amounts and keeps quotes and commas in their cell', () => {
  expect(ledgerCsv([line]).split('\r\n')[1]).toBe(
    '1,2026-01-02T03:04:05.000Z,,pending,25.50,0.00,USD,a@b.example,"Ada ""the first"", Countess",,once,demo or test,',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('makes %j harmless as a formula', (message) => {
  const csv = ledgerCsv([{ ...line, message }])
  expect(csv).toContain(`,"'${message}",once`)
})
