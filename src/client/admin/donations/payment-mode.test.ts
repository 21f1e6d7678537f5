import { expect, test } from 'vitest'
import { liveOnlyNote } from '#client/admin/donations/payment-mode.ts'

test('a figure of real money names the mode in which none comes in', () => {
  expect(liveOnlyNote('live')).toBe('Live payments only')
  expect(liveOnlyNote('demo')).toBe('Live payments only. Demo mode: no card is charged')
  expect(liveOnlyNote('off')).toBe('Live payments only. Donations are off: STRIPE_SECRET_KEY is not set')
})
