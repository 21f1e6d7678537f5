import { expect, test } from 'vitest'
import { liveOnlyNote } from '#client/admin/donations/payment-mode.ts'

test('explains in demo mode, and without payments, why real donations are missing', () => {
  expect(liveOnlyNote('live')).toBe('Live payments only')
  expect(liveOnlyNote('demo')).toBe('The shop is in demo mode: no card is charged')
  expect(liveOnlyNote('off')).toBe('Donations are off: STRIPE_SECRET_KEY is not set')
})
