import { VERIFICATION_TOKEN_MAX_LENGTH } from '#shared/accounts/account-limits.ts'
import { safeReturn } from '#shared/accounts/return-location.ts'
import { checkoutSessionId } from '#shared/donations/checkout-session.ts'
import { m } from '#shared/messages/messages.ts'
import { matching, oneOf, type Params, params } from '#shared/search-params/params.ts'

const REFUSALS = {
  provider: () => m.providerFailed,
  'provider-email': () => m.providerEmailRefused,
  'provider-known': () => m.providerAccountExists,
  busy: () => m.tooManyAttempts,
} as const
export type Refusal = keyof typeof REFUSALS

const resetToken = matching(/^[\w-]{1,100}$/)

export type SignInSearch = Params<typeof parseSignInSearch>
/** The outcome of a preceding form, and the reason why a provider did not sign anyone in. */
export const parseSignInSearch = params({
  from: safeReturn,
  state: oneOf(['password-changed']),
  refused: (value) => (isRefusal(value) ? value : undefined),
})

export type SignUpSearch = Params<typeof parseSignUpSearch>
export const parseSignUpSearch = params({ from: safeReturn, token: resetToken, state: oneOf(['sent']) })

/** `sent` after the email with the link was requested. */
export const parseForgotSearch = params({ state: oneOf(['sent']) })

export const parseResetSearch = params({ token: resetToken })

export type SignInLinkSearch = Params<typeof parseSignInLinkSearch>
export const parseSignInLinkSearch = params({ token: resetToken, state: oneOf(['sent']) })

export type VerificationSearch = Params<typeof parseVerificationSearch>
/** The link of a verification email, or the outcome of its form. */
export const parseVerificationSearch = params({
  token: matching(new RegExp(`^[\\w.-]{1,${VERIFICATION_TOKEN_MAX_LENGTH}}$`)),
  state: oneOf(['done']),
})

export type AccountSearch = Params<typeof parseAccountSearch>
/** A form just submitted without JavaScript, and the checkout from which a member returns. */
export const parseAccountSearch = params({
  state: oneOf(['name', 'email', 'password', 'alert', 'alert-deleted', 'alerts-on']),
  session_id: checkoutSessionId,
})

type SignInPath = '/new-password' | '/login' | '/signup' | '/second-step' | '/set-up-second-step'

/** Returns the address of a sign-in page or form, and the page to go back to. */
export function signInAddress(path: SignInPath, { from }: Pick<SignInSearch, 'from'>): string {
  return from ? `${path}?${new URLSearchParams({ from })}` : path
}

export function refusalSentence(refused: Refusal): string {
  return REFUSALS[refused]()
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'string' && Object.hasOwn(REFUSALS, value)
}
