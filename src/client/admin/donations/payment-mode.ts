import type { PaymentMode } from '#shared/donation-drive.ts'

export const PAYMENT_MODE_SENTENCES: Record<PaymentMode, string> = {
  off: 'Donations are off: STRIPE_SECRET_KEY is not set.',
  demo: 'Demo mode: no card is charged.',
  test: 'Test mode: no card is charged.',
  live: 'Live mode: cards are charged.',
}

/** What stands beside a figure of real money. */
export function liveOnlyNote(mode: PaymentMode): string {
  return mode === 'live'
    ? 'Live payments only'
    : `${PAYMENT_MODE_SENTENCES[mode].replace(/\.$/, '')}. Live payments only`
}
