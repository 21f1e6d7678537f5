export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Stripe itself when undefined. */
  apiUrl: string | undefined
  /** The shop's public address. */
  publicUrl: string
  /** Asked anew for each payment. */
  siteName: () => string
  isDemo: boolean
  premiumPrice: string | undefined
}

export function paymentTraits({ isDemo, secretKey, premiumPrice }: StripeSettings) {
  return { isDemo, isLive: /^[sr]k_live_/.test(secretKey), hasPremium: premiumPrice !== undefined }
}
