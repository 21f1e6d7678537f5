export const SIGN_IN_METHODS = ['password', 'passkey', 'provider', 'email-link'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]
