/** What a new shop needs before it is somebody's own, in the order in which it is best done. */
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
