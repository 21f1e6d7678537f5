import { VERIFICATION_TOKEN_MAX_LENGTH } from '#shared/account-limits.ts'
import { safeReturn } from '#shared/return-location.ts'

const REFUSALS = {
  '400': 'Some fields are not valid',
  '401': 'Invalid email or password',
  '403': 'This is not possible on this site',
  '409': 'You already have an account. Please sign in instead.',
  '429': 'Too many attempts. Please try again later.',
} as const

/** What the addresses of the sign-in and the sign-up page can say. */
export interface SignInSearch {
  /** The page to go back to. */
  from?: string | undefined
  /** A product that was to be saved. */
  save?: number | undefined
  /** Why the form, sent without JavaScript, was refused. */
  refused?: keyof typeof REFUSALS | undefined
}

export function parseSignInSearch({ from, save, refused }: Record<string, unknown>): SignInSearch {
  return { from: safeReturn(from), save: productId(save), refused: isRefusal(refused) ? refused : undefined }
}

/** What the link of a password mail carries. */
export function parseResetSearch({ token }: Record<string, unknown>): { token?: string | undefined } {
  return { token: typeof token === 'string' && /^[\w-]{1,100}$/.test(token) ? token : undefined }
}

export function refusalSentence(refused: SignInSearch['refused']): string | undefined {
  return refused && REFUSALS[refused]
}

function isRefusal(value: unknown): value is keyof typeof REFUSALS {
  return typeof value === 'string' && Object.hasOwn(REFUSALS, value)
}

function productId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const VERIFICATION_TOKEN = new RegExp(`^[\\w.-]{1,${VERIFICATION_TOKEN_MAX_LENGTH}}$`)

/** What the link of a verification mail carries, or how its form ended. */
export interface VerificationSearch {
  token?: string | undefined
  state?: 'done' | undefined
}

export function parseVerificationSearch({ token, state }: Record<string, unknown>): VerificationSearch {
  return {
    token: typeof token === 'string' && VERIFICATION_TOKEN.test(token) ? token : undefined,
    state: state === 'done' ? state : undefined,
  }
}
