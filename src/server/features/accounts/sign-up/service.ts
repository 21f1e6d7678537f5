import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { consumeToken, readToken } from '#server/auth/one-time-tokens.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { strangerAt } from '#server/auth/password-queue.ts'
import { requireGoodPassword } from '#server/auth/password-rules.ts'
import { inLanguage, readersLanguage, writersLanguage } from '#server/config/languages.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { accountIdOf, emailLanguageOf } from '#server/features/accounts/beginning/account-of-address.ts'
import { beginSession } from '#server/features/accounts/beginning/begin-session.ts'
import { afterAnswer, invalidLink, mailLink } from '#server/features/accounts/beginning/mail-link.ts'
import { storePassword } from '#server/features/accounts/beginning/stored-password.ts'
import type { AddressedVisit } from '#server/features/accounts/beginning/visit.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { isWithin, networkKey } from '#server/limits/limits.ts'
import { queueMail } from '#server/mail/outbox/queueing.ts'
import { siteOf } from '#server/site/site.ts'
import { safeReturn } from '#shared/accounts/return-location.ts'
import { DomainError } from '#shared/errors.ts'
import type { SignUpInput } from '#shared/inputs/accounts.ts'
import { m } from '#shared/messages/messages.ts'
import { DAY_MS } from '#shared/time/durations.ts'

type SignUpDeps = SecurityDeps & Pick<Deps, 'auth' | 'env' | 'limits' | 'log' | 'mailer'>

const PURPOSE = 'sign-up'

const pendingAccount = z.object({
  name: z.string(),
  email: z.string(),
  hash: z.string(),
  from: z.string().optional(),
  language: z.string().default(''),
})
type PendingAccount = z.infer<typeof pendingAccount>

/**
 * With email, the response is the same if the address already has an account; the email says the rest. Without it, an
 * account has to work at once, so the response cannot hide an existing one. A limit per network restricts such queries.
 */
export async function signUp(deps: SignUpDeps, input: SignUpInput, visit: AddressedVisit) {
  requireOpen(deps)
  requireGoodPassword({ ...input, siteName: deps.env.SITE_NAME })
  return deps.mailer ? askMailbox(deps, input, visit) : createAtOnce(deps, input, visit)
}

async function askMailbox(deps: SignUpDeps, input: SignUpInput, visit: AddressedVisit) {
  const account = await hashed(deps, input, visit)
  afterAnswer(deps, () => writeTo(deps, account))
  return { user: null, next: 'check-inbox' as const }
}

async function hashed(
  { db }: SignUpDeps,
  { password, ...input }: SignUpInput,
  { clientAddress }: AddressedVisit,
) {
  const email = input.email.toLowerCase()
  const hash = await hashPassword(db, password, strangerAt(clientAddress, email))
  return { ...input, email, hash, language: writersLanguage() }
}

async function writeTo(deps: SignUpDeps, account: PendingAccount): Promise<void> {
  const { db, env, limits } = deps
  const { email: to } = account
  if (!(await isWithin(limits, 'signUpMails', to))) return
  const ownerId = accountIdOf(db, to)
  if (!ownerId) return mailLink(deps, { purpose: PURPOSE, value: JSON.stringify(account), to })
  const { accountExistsMail } = await import('#server/mail/templates/account-mails.tsx')
  const language = readersLanguage(env, emailLanguageOf(db, ownerId))
  const content = await inLanguage(language, () => accountExistsMail({ site: siteOf(env) }))
  const giveUpAt = new Date(Date.now() + DAY_MS)
  queueMail(deps, { key: `account-exists:${randomUUID()}`, to, content, giveUpAt })
}

export async function confirmSignUp(deps: SignUpDeps, token: string, visit: AddressedVisit) {
  const { db } = deps
  requireOpen(deps)
  const value = readToken(db, PURPOSE, token)
  if (value === undefined) throw invalidLink()
  const account = pendingAccount.parse(JSON.parse(value))
  const userId = inTransaction(db, (tx) => {
    if (consumeToken(tx, PURPOSE, token) === undefined) throw invalidLink()
    return create(deps, tx, { ...account, emailVerified: true })
  })
  const proved = { userId, method: 'email-link', isFirst: true } as const
  return { ...(await beginSession(deps, proved, visit)), from: safeReturn(account.from) }
}

interface NewAccount extends Pick<PendingAccount, 'name' | 'email' | 'hash' | 'language'> {
  emailVerified: boolean
}

function create(deps: SecurityDeps, tx: Database, { hash, ...account }: NewAccount): string {
  if (accountIdOf(tx, account.email)) throw alreadyThere()
  const id = randomUUID()
  const { name, email, emailVerified, language } = account
  tx.insert(users).values({ id, name, email, emailVerified, language, role: 'user' }).run()
  storePassword(tx, id, hash)
  recordSecurityEvent({ ...deps, db: tx }, { kind: 'account.created', userId: id })
  return id
}

async function createAtOnce(deps: SignUpDeps, input: SignUpInput, visit: AddressedVisit) {
  const { db, limits } = deps
  const network = networkKey(visit.clientAddress)
  await limits.count('repeatedSignUps', network)
  if (accountIdOf(db, input.email)) throw alreadyThere()
  const account = await hashed(deps, input, visit)
  const userId = inTransaction(db, (tx) => create(deps, tx, { ...account, emailVerified: false }))
  await limits.refund('repeatedSignUps', network)
  return beginSession(deps, { userId, method: 'password', isFirst: true }, visit)
}

function requireOpen({ env }: Pick<Deps, 'env'>): void {
  if (!env.ALLOW_SIGNUP) throw new DomainError('FORBIDDEN', m.signUpIsClosed)
}

function alreadyThere(): DomainError {
  return new DomainError('CONFLICT', m.accountExists, { field: 'email' })
}
