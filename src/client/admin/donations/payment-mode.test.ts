import { expect, test } from 'vitest'
import { liveOnlyNote } from '#client/admin/donations/payment-mode.ts'

test('a figure of real money names the mode in which none comes in', () => {
  expect(liveOnlyNote('live')).toBe('Live payments only')
  expect(liveOnlyNote('demo')).toBe('Demo mode: no card is charged. Live payments only')
  expect(liveOnlyNote('off')).toBe('Donations are off: STRIPE_SECRET_KEY is not set. Live payments only')
})
