import { expect, test } from 'vitest'
import { donationState } from '#server/features/donations/donation-state.ts'

const paidAt = new Date('2026-01-02T03:04:05Z')
const payment = {
  paymentIntentId: 'pi_1',
  isPaid: true,
  hasFailed: false,
  refundedMinor: 0,
  isDisputed: false,
  paidAt,
}
const pending = { status: 'pending' as const, paidAt: null }
const paid = { status: 'paid' as const, paidAt }

test('marks a donation as paid with the time of its paid session', () => {
  expect(donationState(pending, { state: 'complete', amountMinor: 2_500, payment })).toEqual({
    status: 'paid',
    refundedMinor: 0,
    paidAt,
  })
})

test('keeps a partly refunded donation paid and marks a full refund', () => {
  const refunded = (refundedMinor: number) =>
    donationState(paid, { state: 'complete', amountMinor: 2_500, payment: { ...payment, refundedMinor } })
  expect(refunded(1_000)).toMatchObject({ status: 'paid', refundedMinor: 1_000 })
  expect(refunded(2_500)).toMatchObject({ status: 'refunded', refundedMinor: 2_500 })
})

test('withdraws the amount of a dispute and restores it when won', () => {
  const disputed = { ...payment, isDisputed: true }
  expect(donationState(paid, { state: 'complete', amountMinor: 2_500, payment: disputed }).status).toBe(
    'disputed',
  )
  const won = { status: 'disputed' as const, paidAt }
  expect(donationState(won, { state: 'complete', amountMinor: 2_500, payment }).status).toBe('paid')
})

test('ignores outdated data from before the payment', () => {
  for (const state of ['open', 'expired'] as const) {
    expect(donationState(paid, { state, amountMinor: 2_500, payment: undefined })).toEqual({})
  }
})

test('maps abandoned, failed, and open checkouts to expired, failed, and pending', () => {
  const unpaid = { ...payment, isPaid: false, paidAt: undefined }
  expect(donationState(pending, { state: 'expired', amountMinor: 1, payment: undefined }).status).toBe(
    'expired',
  )
  expect(
    donationState(pending, { state: 'complete', amountMinor: 1, payment: { ...unpaid, hasFailed: true } })
      .status,
  ).toBe('failed')
  expect(donationState(pending, { state: 'complete', amountMinor: 1, payment: unpaid }).status).toBe(
    'pending',
  )
})
