import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { asksSecondStep } from '#server/auth/second-factors.ts'
import type { Deps, User } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { asDomainError } from '#server/features/accounts/beginning/auth-errors.ts'
import {
  beginSession,
  nextAfter,
  saveWanted,
  toUser,
} from '#server/features/accounts/beginning/begin-session.ts'
import { isSecureSite } from '#server/features/accounts/beginning/cookies.ts'
import { askSecondStep, takeSecondStep } from '#server/features/accounts/beginning/second-step.ts'
import { deviceCookie, knownBrowser } from '#server/features/accounts/device-cookie.ts'
import { countSignIn } from '#server/features/accounts/sign-in-limits.ts'
import { addressKey, type LimitName } from '#server/limits/limits.ts'
import { DomainError } from '#shared/errors.ts'
import type { PasswordResetInput, SignInInput, SignUpInput } from '#shared/inputs/accounts.ts'

type AccountDeps = Pick<Deps, 'db' | 'auth' | 'limits' | 'env'>
type MailingDeps = Pick<Deps, 'auth' | 'limits' | 'log' | 'mailer'>

interface Visit {
  clientAddress: string
  headers: Headers
  setCookie: (cookie: string) => void
}

/**
 * Begins a session. An unknown address and a wrong password get one answer in one time. Guesses count before they are
 * tried, so that many at once do not slip through; a right password is taken back, and its browser known from then on.
 */
export async function signIn(
  deps: AccountDeps,
  { email, password, save }: SignInInput,
  { clientAddress, headers, setCookie }: Visit,
) {
  const { db, auth, env, limits } = deps
  const browser = await browserOf(auth, email, headers)
  const refund = await countSignIn(limits, { email, clientAddress, browser })
  const answer = await asDomainError(() =>
    auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  ).catch(async (error: unknown) => {
    // Nothing was tried.
    if (error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE') await refund()
    throw error
  })
  await refund()
  const user = toUser(answer.response.user)
  if (asksSecondStep(deps, user)) {
    await (await auth.$context).internalAdapter.deleteSession(answer.response.token)
    return askSecondStep(deps, { userId: user.id, method: 'password', save }, setCookie)
  }
  await rememberBrowser({ auth, env }, { email, browser }, setCookie)
  saveWanted(db, user.id, save)
  return begun(deps, answer, setCookie)
}

/** The second step of a sign-in, by a code of the authenticator app or a recovery code. */
export async function secondStep(deps: AccountDeps, code: string, visit: Visit) {
  const step = await takeSecondStep(deps, code, visit)
  const session = await beginSession(deps, step, visit)
  const { email } = session.user
  const browser = await browserOf(deps.auth, email, visit.headers)
  await rememberBrowser(deps, { email, browser }, visit.setCookie)
  return session
}

/** The browser that asks, when it has signed in to the account before. */
async function browserOf(auth: Deps['auth'], email: string, headers: Headers): Promise<string | undefined> {
  const { secret } = await auth.$context
  return knownBrowser(headers.get('cookie') ?? '', { email, secret })
}

async function rememberBrowser(
  { auth, env }: Pick<Deps, 'auth' | 'env'>,
  { email, browser }: { email: string; browser: string | undefined },
  setCookie: Visit['setCookie'],
) {
  const { secret } = await auth.$context
  setCookie(deviceCookie({ email, secret, browser, isSecure: isSecureSite(env) }))
}

/** Makes an account with the role of a user and begins its session; a mail asks to confirm its address. */
export async function signUp(
  deps: AccountDeps & MailingDeps,
  { save, ...input }: SignUpInput,
  { headers, setCookie }: Visit,
) {
  const { db, auth, env } = deps
  if (!env.ALLOW_SIGNUP) throw new DomainError('FORBIDDEN', 'Sign-up is closed')
  const answer = await asDomainError(() =>
    auth.api.signUpEmail({ body: input, headers, returnHeaders: true }),
  )
  if (deps.mailer) askToVerify(deps, input.email)
  await rememberBrowser({ auth, env }, { email: input.email, browser: undefined }, setCookie)
  saveWanted(db, answer.response.user.id, save)
  return begun(deps, answer, setCookie)
}

function askToVerify({ auth, limits, log }: MailingDeps, email: string) {
  limits
    .count('verificationMails', email.toLowerCase())
    .then(() => auth.api.sendVerificationEmail({ body: { email } }))
    .catch((err) => log.warn({ err }, 'no verification mail after the sign-up'))
}

/** Whether it is known that the account's address is its owner's. */
export function emailState(db: Database, userId: string) {
  const known = db.select({ isVerified: users.emailVerified }).from(users).where(eq(users.id, userId)).get()
  return { isVerified: known?.isVerified ?? false }
}

/** Sends the link that confirms the address again, at most once an hour; where it is confirmed there is nothing to do. */
export async function sendVerification(
  { db, auth, limits, mailer }: Pick<Deps, 'db' | 'auth' | 'limits' | 'mailer'>,
  { id, email }: Pick<User, 'id' | 'email'>,
) {
  if (!mailer) throw new DomainError('SERVICE_UNAVAILABLE', 'This site can’t send email')
  if (emailState(db, id).isVerified) return { success: true }
  try {
    await limits.count('verificationMails', email.toLowerCase())
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, retryAfterSeconds = 0 } = error
    throw new DomainError(code, 'We sent you an email less than an hour ago. Check your spam folder.', {
      retryAfterSeconds,
    })
  }
  await auth.api.sendVerificationEmail({ body: { email } })
  return { success: true }
}

/** Confirms the address that the link of a mail was sent to. Again and again is fine while the link is valid. */
export async function verifyEmail({ auth }: Pick<Deps, 'auth'>, token: string) {
  try {
    await auth.api.verifyEmail({ query: { token } })
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    throw new DomainError('BAD_REQUEST', 'This link is no longer valid. Please request a new one.')
  }
  return { success: true }
}

/**
 * Sends a link to the account's address. The answer is the same whether there is an account or not, and also when it
 * has had some links of late: those still work, so that nobody's asking keeps its owner out.
 */
export async function requestPasswordReset(
  { auth, mailer, limits }: Pick<Deps, 'auth' | 'mailer' | 'limits'>,
  email: string,
  { clientAddress, headers }: Pick<Visit, 'clientAddress' | 'headers'>,
) {
  if (!mailer) throw new DomainError('SERVICE_UNAVAILABLE', 'This site can’t send email')
  const browser = await browserOf(auth, email, headers)
  if (!browser) await limits.count('passwordResets', addressKey(clientAddress))
  const isWithinLimit = await (browser
    ? isCounted(limits, 'resetMailsOfBrowser', browser)
    : isCounted(limits, 'resetMails', email.toLowerCase()))
  if (isWithinLimit) await auth.api.requestPasswordReset({ body: { email } })
  return { success: true }
}

/** Counts one unless that is too many. */
async function isCounted(limits: Deps['limits'], name: LimitName, key: string): Promise<boolean> {
  try {
    await limits.count(name, key)
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return false
  }
}

/** Sets the password that the link of a mail allows to set, once. */
export async function resetPassword({ auth }: Pick<Deps, 'auth'>, { token, password }: PasswordResetInput) {
  try {
    await auth.api.resetPassword({ body: { token, newPassword: password } })
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    throw new DomainError('BAD_REQUEST', 'This link is no longer valid. Please request a new one.')
  }
  return { success: true }
}

/** Ends the session of the request, if it has one. */
export async function signOut({ auth }: AccountDeps, { headers, setCookie }: Visit) {
  const answer = await auth.api.signOut({ headers, returnHeaders: true })
  for (const cookie of answer.headers.getSetCookie()) setCookie(cookie)
  return { success: true }
}

interface Begun {
  response: { token: string | null; user: { id: string; email: string; name: string } }
  headers: Headers
}

function begun(deps: Pick<Deps, 'db' | 'env'>, { response, headers }: Begun, setCookie: Visit['setCookie']) {
  for (const cookie of headers.getSetCookie()) setCookie(cookie)
  const user = toUser(response.user)
  return { user, next: nextAfter(deps, user) }
}
