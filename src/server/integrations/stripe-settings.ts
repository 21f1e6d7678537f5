export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  apiUrl: string | undefined
  publicUrl: string
  siteName: () => string
  premiumPrice: string | undefined
}

export function paymentTraits({ secretKey, premiumPrice }: StripeSettings) {
  return { isDemo: false, isLive: /^[sr]k_live_/.test(secretKey), hasPremium: premiumPrice !== undefined }
}
