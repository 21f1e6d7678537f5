export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Stripe itself when undefined. */
  apiUrl: string | undefined
  publicUrl: string
  /** Read again for each payment. */
  siteName: () => string
  premiumPrice: string | undefined
}

export function paymentTraits({ secretKey, premiumPrice }: StripeSettings) {
  return { isDemo: false, isLive: /^[sr]k_live_/.test(secretKey), hasPremium: premiumPrice !== undefined }
}
