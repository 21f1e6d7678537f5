/** Steps to complete a new shop, in the recommended order. */
export const SET_UP_STEPS = [
  'password',
  'address',
  'contact',
  'mail',
  'feed',
  'samples',
  'backup',
  'payments',
] as const

export type SetUpStep = (typeof SET_UP_STEPS)[number]
