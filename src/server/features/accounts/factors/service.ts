import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import { decryptText, encryptText } from '#server/auth/encrypted-text.ts'
import { freshenSession } from '#server/auth/fresh-session.ts'
import { SEALED_FOR } from '#server/auth/sealed-columns.ts'
import { hasAuthenticator, isSecondFactorRequired } from '#server/auth/second-factors.ts'
import type { Deps, User } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { authenticators } from '#server/db/schema/accounts.ts'
import { checkPassword, hasPassword } from '#server/features/accounts/beginning/stored-password.ts'
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  deleteRecoveryCodes,
  replaceRecoveryCodes,
} from '#server/features/accounts/factors/recovery-codes.ts'
import { authenticatorSetup, stepOfCode } from '#server/features/accounts/factors/totp.ts'
import { acceptPasskey } from '#server/features/accounts/passkeys/accept-passkey.ts'
import { countPasskeys } from '#server/features/accounts/passkeys/service.ts'
import { type CodeSender, countCode } from '#server/features/accounts/sign-in-limits.ts'
import { DomainError } from '#shared/errors.ts'
import type { IdentityProof } from '#shared/inputs/factors.ts'
import { m } from '#shared/messages/messages.ts'

type FactorDeps = Pick<Deps, 'db' | 'auth' | 'env' | 'limits'>

interface OwnSession {
  user: User
  sessionId: string
  clientAddress: string
}

const SECRET_BYTES = 20
const PURPOSE = SEALED_FOR.authenticators
const TOTP_CODE = /^\d{6}$/

export function listFactors({ db, env }: Pick<Deps, 'db' | 'env'>, { id, role }: User) {
  return {
    hasAuthenticator: hasAuthenticator(db, id),
    recoveryCodesLeft: countRecoveryCodes(db, id),
    hasPassword: hasPassword(db, id),
    passkeys: countPasskeys(db, id),
    isRequired: isSecondFactorRequired(env, role),
  }
}

/** Returns the setup of an authenticator app; the same until its first code has been entered. */
export async function beginAuthenticator({ db, auth, env }: FactorDeps, user: User) {
  if (hasAuthenticator(db, user.id)) throw new DomainError('CONFLICT', m.twoStepIsOnAlready)
  const { secret: key } = await auth.$context
  const secret =
    (await storedSecret({ db, auth }, user.id)) ?? randomBytes(SECRET_BYTES).toString('base64url')
  const values = { secret: encryptText(secret, key, PURPOSE), createdAt: new Date() }
  db.insert(authenticators)
    .values({ userId: user.id, ...values })
    .onConflictDoUpdate({ target: authenticators.userId, set: values })
    .run()
  const { address, typed } = authenticatorSetup(secret, { issuer: env.SITE_NAME, account: user.email })
  return { address, typed, qrCode: renderSVG(address, { border: 2 }) }
}

/** Turns on two-step sign-in with the app's first code. Returns the recovery codes, only this once. */
export async function confirmAuthenticator(deps: FactorDeps, own: OwnSession, code: string) {
  const { db, limits } = deps
  const { user } = own
  const refund = await countCode(limits, inSession(own), false)
  const secret = await storedSecret(deps, user.id)
  const step = secret && (await stepOfCode(secret, code))
  if (!step) throw new DomainError('BAD_REQUEST', m.wrongCode, { field: 'code' })
  await refund()
  return inTransaction(db, (tx) => {
    const isOpen = and(eq(authenticators.userId, user.id), isNull(authenticators.confirmedAt))
    const confirmed = { confirmedAt: new Date(), lastStep: step }
    const { changes } = tx.update(authenticators).set(confirmed).where(isOpen).run()
    if (changes === 0) throw new DomainError('CONFLICT', m.twoStepAlreadyOn)
    return { recoveryCodes: replaceRecoveryCodes(tx, user.id) }
  })
}

export function removeAuthenticator(db: Database, userId: string) {
  inTransaction(db, (tx) => {
    tx.delete(authenticators).where(eq(authenticators.userId, userId)).run()
    deleteRecoveryCodes(tx, userId)
  })
  return { success: true }
}

export function renewRecoveryCodes(db: Database, userId: string) {
  if (!hasAuthenticator(db, userId)) throw new DomainError('CONFLICT', m.twoStepTurnedOff)
  return { recoveryCodes: inTransaction(db, (tx) => replaceRecoveryCodes(tx, userId)) }
}

export async function confirmIdentity(deps: FactorDeps, own: OwnSession, proof: IdentityProof) {
  await checkProof(deps, inSession(own), proof)
  freshenSession(deps.db, own.sessionId)
  return { success: true }
}

function inSession({ user, sessionId, clientAddress }: OwnSession): CodeSender {
  return { userId: user.id, clientAddress, browser: `session ${sessionId}` }
}

async function checkProof(deps: FactorDeps, sender: CodeSender, proof: IdentityProof): Promise<void> {
  const { userId } = sender
  if ('password' in proof) return checkPassword(deps, userId, proof.password)
  if ('code' in proof) return acceptCode(deps, sender, proof.code)
  const owner = await acceptPasskey(deps, proof)
  if (owner !== userId) throw new DomainError('FORBIDDEN', m.passkeyOfOther)
}

/**
 * Accepts a code of the app, or a recovery code, once. Guesses count against the sending browser. Throws FORBIDDEN for
 * a wrong one, TOO_MANY_REQUESTS.
 */
export async function acceptCode(deps: FactorDeps, sender: CodeSender, code: string): Promise<void> {
  const { userId } = sender
  const isOfApp = TOTP_CODE.test(code)
  const refund = await countCode(deps.limits, sender, !isOfApp)
  const isRight = isOfApp
    ? await acceptTotp(deps, userId, code)
    : hasAuthenticator(deps.db, userId) && consumeRecoveryCode(deps.db, userId, code)
  if (!isRight) throw new DomainError('FORBIDDEN', m.wrongCode, { field: 'code' })
  await refund()
}

async function acceptTotp(deps: FactorDeps, userId: string, code: string): Promise<boolean> {
  if (!hasAuthenticator(deps.db, userId)) return false
  const secret = await storedSecret(deps, userId)
  const step = secret && (await stepOfCode(secret, code))
  if (!step) return false
  const isLater = and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step))
  return deps.db.update(authenticators).set({ lastStep: step }).where(isLater).run().changes === 1
}

async function storedSecret(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  userId: string,
): Promise<string | undefined> {
  const { secret: key } = await auth.$context
  const stored = db.select().from(authenticators).where(eq(authenticators.userId, userId)).get()
  return stored && decryptText(stored.secret, key, PURPOSE)
}
