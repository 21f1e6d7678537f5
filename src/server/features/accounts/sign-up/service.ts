import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { consumeToken, readToken } from '#server/auth/one-time-tokens.ts'
import { requireGoodPassword } from '#server/auth/password-rules.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { accountIdOf } from '#server/features/accounts/beginning/account-of-address.ts'
import { asDomainError } from '#server/features/accounts/beginning/auth-errors.ts'
import {
  beginSession,
  nextAfter,
  saveWanted,
  toUser,
} from '#server/features/accounts/beginning/begin-session.ts'
import { rememberBrowser } from '#server/features/accounts/beginning/known-browsers.ts'
import { afterAnswer, invalidLink, mailLink } from '#server/features/accounts/beginning/mail-link.ts'
import { storePassword } from '#server/features/accounts/beginning/stored-password.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { isWithin, networkKey } from '#server/limits/limits.ts'
import { queueMail } from '#server/mail/outbox/service.ts'
import { siteOf } from '#server/startup/site.ts'
import { DAY_MS } from '#shared/durations.ts'
import { DomainError } from '#shared/errors.ts'
import type { SignUpInput } from '#shared/inputs/accounts.ts'
import { safeReturn } from '#shared/return-location.ts'

type SignUpDeps = SecurityDeps & Pick<Deps, 'auth' | 'env' | 'limits' | 'log' | 'mailer'>

interface Visit {
  clientAddress: string
  headers: Headers
  setCookie: (cookie: string) => void
}

const PURPOSE = 'sign-up'

/** An account that waits for its address to be confirmed. */
const wanted = z.object({
  name: z.string(),
  email: z.string(),
  hash: z.string(),
  save: z.number().optional(),
  from: z.string().optional(),
})
type Wanted = z.infer<typeof wanted>

/**
 * Where mail is sent, the answer is the same whether the address has an account: the rest is in its mailbox. Where none is
 * sent, an account has to work at once, so the answer cannot hide that there is one; how often a network hears it is limited.
 */
export async function signUp(deps: SignUpDeps, input: SignUpInput, visit: Visit) {
  requireOpen(deps)
  requireGoodPassword({ ...input, siteName: deps.env.SITE_NAME })
  return deps.mailer ? askMailbox(deps, input) : createAtOnce(deps, input, visit)
}

async function askMailbox(deps: SignUpDeps, { password, email, ...input }: SignUpInput) {
  const account = { ...input, email: email.toLowerCase(), hash: await hashPassword(deps.db, password) }
  afterAnswer(deps, () => writeTo(deps, account))
  return { user: null, next: 'check-inbox' as const }
}

async function writeTo(deps: SignUpDeps, account: Wanted): Promise<void> {
  const { db, env, limits } = deps
  const { email: to } = account
  if (!(await isWithin(limits, 'signUpMails', to))) return
  if (!accountIdOf(db, to)) return mailLink(deps, { purpose: PURPOSE, value: JSON.stringify(account), to })
  const { accountExistsMail } = await import('#server/mail/templates/account-exists.tsx')
  const content = await accountExistsMail({ site: siteOf(env) })
  const giveUpAt = new Date(Date.now() + DAY_MS)
  queueMail(deps, { key: `account-exists:${randomUUID()}`, to, content, giveUpAt })
}

/** Makes the account that the link of a mail stands for, with its address confirmed, and begins its session. */
export async function confirmSignUp(deps: SignUpDeps, token: string, visit: Visit) {
  const { db } = deps
  requireOpen(deps)
  const value = readToken(db, PURPOSE, token)
  if (value === undefined) throw invalidLink()
  const account = wanted.parse(JSON.parse(value))
  const userId = inTransaction(db, (tx) => {
    if (consumeToken(tx, PURPOSE, token) === undefined) throw invalidLink()
    if (accountIdOf(tx, account.email)) throw alreadyThere()
    return create(deps, tx, account)
  })
  const proved = { userId, method: 'email-link', save: account.save, isFirst: true } as const
  return { ...(await beginSession(deps, proved, visit)), from: safeReturn(account.from) }
}

function create(deps: SecurityDeps, tx: Database, { name, email, hash }: Wanted): string {
  const id = randomUUID()
  tx.insert(users).values({ id, name, email, emailVerified: true, role: 'user' }).run()
  storePassword(tx, id, hash)
  recordSecurityEvent({ ...deps, db: tx }, { kind: 'account.created', userId: id })
  return id
}

async function createAtOnce(
  deps: SignUpDeps,
  { save, from: _, ...input }: SignUpInput,
  { clientAddress, headers, setCookie }: Visit,
) {
  const { db, auth, env, limits } = deps
  const network = networkKey(clientAddress)
  await limits.count('knownSignUps', network)
  const answer = await asDomainError(() =>
    auth.api.signUpEmail({ body: input, headers, returnHeaders: true }),
  ).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'CONFLICT' ? alreadyThere() : error
  })
  await limits.refund('knownSignUps', network)
  const user = toUser(answer.response.user)
  recordSecurityEvent(deps, { kind: 'account.created', userId: user.id })
  rememberBrowser(env, { email: user.email, browser: undefined }, setCookie)
  saveWanted(db, user.id, save)
  for (const cookie of answer.headers.getSetCookie()) setCookie(cookie)
  return { user, next: nextAfter(deps, user, 'password') }
}

function requireOpen({ env }: Pick<Deps, 'env'>): void {
  if (!env.ALLOW_SIGNUP) throw new DomainError('FORBIDDEN', 'Sign-up is closed')
}

function alreadyThere(): DomainError {
  return new DomainError('CONFLICT', 'You already have an account. Sign in instead?', { field: 'email' })
}
