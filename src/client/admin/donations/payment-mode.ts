import type { PaymentMode } from '#shared/donation-drive.ts'

export const PAYMENT_MODE_SENTENCES: Record<PaymentMode, string> = {
  off: 'Donations are off: STRIPE_SECRET_KEY is not set.',
  demo: 'Demo mode: no card is charged.',
  test: 'Test mode: no card is charged.',
  live: 'Live mode: cards are charged.',
}

/** What stands beside a figure of real money: what it counts, and why it may not rise now. */
export function liveOnlyNote(mode: PaymentMode): string {
  const counted = 'Live payments only'
  return mode === 'live' ? counted : `${counted}. ${PAYMENT_MODE_SENTENCES[mode].replace(/\.$/, '')}`
}
