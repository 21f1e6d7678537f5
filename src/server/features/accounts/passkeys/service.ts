import { and, asc, eq } from 'drizzle-orm'
import { consumeToken, createToken } from '#server/auth/one-time-tokens.ts'
import type { Deps, User } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { countRows } from '#server/db/page-of-rows.ts'
import { passkeys } from '#server/db/schema/accounts.ts'
import { beginSession } from '#server/features/accounts/beginning/begin-session.ts'
import type { Visit } from '#server/features/accounts/beginning/visit.ts'
import {
  acceptPasskey,
  expectations,
  relyingParty,
  webauthn,
} from '#server/features/accounts/passkeys/accept-passkey.ts'
import { DomainError } from '#shared/errors.ts'
import type { NewPasskey, PasskeyAnswer } from '#shared/inputs/passkeys.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export { passkeyChallenge } from '#server/features/accounts/passkeys/accept-passkey.ts'

type PasskeyDeps = Pick<Deps, 'db' | 'env'>

const PURPOSE = 'passkey-registration'
const VALID_MINUTES = 5
const MAX_PASSKEYS = 20

export function listPasskeys(db: Database, userId: string) {
  const { id, name, createdAt, lastUsedAt } = passkeys
  return db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .all()
}

/** Returns the options for creating a passkey; `token` must be sent back with it. */
export async function beginPasskey({ db, env }: PasskeyDeps, user: User) {
  const existing = listPasskeys(db, user.id)
  if (existing.length >= MAX_PASSKEYS)
    throw new DomainError('CONFLICT', fill(m.tooManyPasskeys, { n: MAX_PASSKEYS }))
  const { generateRegistrationOptions } = await webauthn()
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: env.SITE_NAME,
    rpID: relyingParty(env).id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const value = `${user.id} ${options.challenge}`
  const made = { purpose: PURPOSE, value, userId: user.id, validMinutes: VALID_MINUTES } as const
  return { options, token: createToken(db, made) }
}

/** Adds the passkey that the browser made. Throws BAD_REQUEST when it does not answer our challenge. */
export async function addPasskey({ db, env }: PasskeyDeps, user: User, { token, name, answer }: NewPasskey) {
  const [userId, expectedChallenge] = (consumeToken(db, PURPOSE, token) ?? '').split(' ')
  if (userId !== user.id || !expectedChallenge) throw notAdded()
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    ...expectations(env, expectedChallenge),
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw notAdded()
  const { id, publicKey, counter } = registrationInfo.credential
  const { changes } = db
    .insert(passkeys)
    .values({ id, userId, name, publicKey: Buffer.from(publicKey).toString('base64url'), counter })
    .onConflictDoNothing()
    .run()
  if (changes === 0) throw new DomainError('CONFLICT', m.passkeyAlreadyAdded)
  return { success: true }
}

export function renamePasskey(db: Database, userId: string, { id, name }: { id: string; name: string }) {
  const { changes } = db.update(passkeys).set({ name }).where(own(userId, id)).run()
  if (changes === 0) throw notFound()
  return { success: true }
}

export function removePasskey(db: Database, userId: string, id: string) {
  const { changes } = db.delete(passkeys).where(own(userId, id)).run()
  if (changes === 0) throw notFound()
  return { success: true }
}

export function countPasskeys(db: Database, userId: string): number {
  return countRows(db, passkeys, eq(passkeys.userId, userId))
}

export async function signInWithPasskey(
  deps: Pick<Deps, 'db' | 'auth' | 'env'>,
  answer: PasskeyAnswer,
  visit: Visit,
) {
  const userId = await acceptPasskey(deps, answer)
  return beginSession(deps, { userId, method: 'passkey' }, visit)
}

function own(userId: string, id: string) {
  return and(eq(passkeys.userId, userId), eq(passkeys.id, id))
}

function notAdded(): DomainError {
  return new DomainError('BAD_REQUEST', m.passkeyNotAdded)
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', m.passkeyAlreadyRemoved)
}
