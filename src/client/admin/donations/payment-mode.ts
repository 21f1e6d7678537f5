import type { PaymentMode } from '#shared/donations/donation-drive.ts'

export const PAYMENT_MODE_SENTENCES: Record<PaymentMode, string> = {
  off: 'Donations are off: STRIPE_SECRET_KEY is not set.',
  demo: 'The shop is in demo mode: no card is charged.',
  test: 'The shop is in test mode: no card is charged.',
  live: 'The shop is in live mode: cards are charged.',
}

/** Explains beside a figure of real money what it counts, or why it does not rise now. */
export function liveOnlyNote(mode: PaymentMode): string {
  return mode === 'live' ? 'Live payments only' : PAYMENT_MODE_SENTENCES[mode].replace(/\.$/, '')
}
