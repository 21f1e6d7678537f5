export const CHECKOUT_SESSION = /^cs_\w{1,250}$/

export function checkoutSessionId(value: unknown): string | undefined {
  return typeof value === 'string' && CHECKOUT_SESSION.test(value) ? value : undefined
}
