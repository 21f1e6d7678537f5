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

test('a paid session makes the donation paid, with the time of the payment', () => {
  expect(donationState(pending, { state: 'complete', amountMinor: 2_500, payment })).toEqual({
    status: 'paid',
    refundedMinor: 0,
    paidAt,
  })
})

test('a part that was paid back stays paid, all of it is a refund', () => {
  const refunded = (refundedMinor: number) =>
    donationState(paid, { state: 'complete', amountMinor: 2_500, payment: { ...payment, refundedMinor } })
  expect(refunded(1_000)).toMatchObject({ status: 'paid', refundedMinor: 1_000 })
  expect(refunded(2_500)).toMatchObject({ status: 'refunded', refundedMinor: 2_500 })
})

test('a dispute takes the money away, and winning it brings it back', () => {
  const disputed = { ...payment, isDisputed: true }
  expect(donationState(paid, { state: 'complete', amountMinor: 2_500, payment: disputed }).status).toBe(
    'disputed',
  )
  const won = { status: 'disputed' as const, paidAt }
  expect(donationState(won, { state: 'complete', amountMinor: 2_500, payment }).status).toBe('paid')
})

test('an answer from before the payment undoes nothing', () => {
  for (const state of ['open', 'expired'] as const) {
    expect(donationState(paid, { state, amountMinor: 2_500, payment: undefined })).toEqual({})
  }
})

test('an abandoned checkout expires, a payment that failed later has failed, a running one is pending', () => {
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
