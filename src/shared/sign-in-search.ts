import { VERIFICATION_TOKEN_MAX_LENGTH } from '#shared/account-limits.ts'
import { safeReturn } from '#shared/return-location.ts'

const REFUSALS = {
  provider: 'That sign-in didn’t work. Please try again.',
  'provider-email': 'Your email address isn’t confirmed there, or sign-up is closed here.',
  'provider-known':
    'You already have an account. Sign in first, then connect the other one on your account page.',
  busy: 'Too many attempts. Please try again later.',
} as const
export type Refusal = keyof typeof REFUSALS

/** What the addresses of the sign-in and the sign-up page can say. */
export interface SignInSearch {
  /** The page to go back to. */
  from?: string | undefined
  /** A product that was to be saved. */
  save?: number | undefined
  /** What a form before this page did. */
  state?: 'password-changed' | undefined
  /** Why a provider did not sign anybody in. */
  refused?: Refusal | undefined
}

export function parseSignInSearch({ from, save, state, refused }: Record<string, unknown>): SignInSearch {
  return {
    from: safeReturn(from),
    save: productId(save),
    state: state === 'password-changed' ? state : undefined,
    refused: isRefusal(refused) ? refused : undefined,
  }
}

export function refusalSentence(refused: Refusal): string {
  return REFUSALS[refused]
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'string' && Object.hasOwn(REFUSALS, value)
}

type SignInPath =
  | '/new-password'
  | '/sign-in-link'
  | '/login'
  | '/signup'
  | '/second-step'
  | '/set-up-second-step'

/** The sign-up page, also behind the link of its mail. */
export interface SignUpSearch extends Pick<SignInSearch, 'from' | 'save'> {
  token?: string | undefined
  state?: 'sent' | undefined
}

export function parseSignUpSearch({ token, state, ...search }: Record<string, unknown>): SignUpSearch {
  const { from, save } = parseSignInSearch(search)
  return {
    from,
    save,
    token: parseResetSearch({ token }).token,
    state: state === 'sent' ? state : undefined,
  }
}

/** The address of a page or form that carries what the visitor wanted. */
export function signInAddress(path: SignInPath, { from, save }: Pick<SignInSearch, 'from' | 'save'>): string {
  const query = new URLSearchParams({ ...(from && { from }), ...(save && { save: String(save) }) })
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whether the mail with the link was asked for. */
export function parseForgotSearch({ state }: Record<string, unknown>): { state?: 'sent' | undefined } {
  return { state: state === 'sent' ? state : undefined }
}

/** What the link of a password mail carries. */
export function parseResetSearch({ token }: Record<string, unknown>): { token?: string | undefined } {
  return { token: typeof token === 'string' && /^[\w-]{1,100}$/.test(token) ? token : undefined }
}

/** The page that asks for a sign-in link, and that the link opens. */
export interface SignInLinkSearch extends Pick<SignInSearch, 'save'> {
  token?: string | undefined
  state?: 'sent' | undefined
}

export function parseSignInLinkSearch({ token, state, save }: Record<string, unknown>): SignInLinkSearch {
  return {
    token: parseResetSearch({ token }).token,
    state: state === 'sent' ? state : undefined,
    save: productId(save),
  }
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
