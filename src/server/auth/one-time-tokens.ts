import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, asc, count, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { verifications } from '#server/db/schema/accounts.ts'

const TOKEN_BYTES = 32
const MINUTE_MS = 60_000
/** The limit of rows for one purpose, a few megabytes at most. Beyond it the oldest are deleted. */
const MAX_TOKENS = 10_000
const RETAINED_SHARE = 0.9
/** A placeholder for the hash of a token; no token has this hash. */
const PREPARED = 'prepared'

export const LINK_PURPOSES = [
  'password-reset',
  'email-verification',
  'sign-in-link',
  'sign-up',
  'email-change',
] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

export type TokenPurpose =
  | LinkPurpose
  | 'second-step'
  | 'passkey-registration'
  | 'passkey-sign-in'
  | 'provider-visit'

interface NewToken {
  purpose: TokenPurpose
  value: string
  validMinutes: number
  /** The account that it opens or adds something to; a change of its password ends the token. */
  userId?: string | undefined
}

export function createToken(db: Database, made: NewToken): string {
  const token = newToken()
  storeToken(db, made, identifierOf(made.purpose, token))
  return token
}

/** Reserves a row for a token that is created only when its email is written. Returns the row's id. */
export function prepareToken(db: Database, made: NewToken): string {
  return storeToken(db, made, `${made.purpose}:${PREPARED}`)
}

/** Creates the token of a reserved row. Undefined when the reservation expired or was dropped. */
export function issueToken(db: Database, id: string) {
  const isOpen = and(eq(verifications.id, id), gt(verifications.expiresAt, new Date()))
  const prepared = db.select().from(verifications).where(isOpen).get()
  const purpose = LINK_PURPOSES.find((candidate) => prepared?.identifier.startsWith(`${candidate}:`))
  if (!prepared || !purpose) return undefined
  const token = newToken()
  db.update(verifications)
    .set({ identifier: identifierOf(purpose, token) })
    .where(eq(verifications.id, id))
    .run()
  return { token, purpose, userId: prepared.userId, value: prepared.value }
}

function storeToken(
  db: Database,
  { purpose, value, validMinutes, userId }: NewToken,
  identifier: string,
): string {
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + validMinutes * MINUTE_MS)
  makeRoom(db, purpose)
  db.insert(verifications).values({ id, identifier, value, expiresAt, userId }).run()
  return id
}

function makeRoom(db: Database, purpose: TokenPurpose): void {
  const these = ofPurpose(purpose)
  db.delete(verifications)
    .where(and(these, lt(verifications.expiresAt, new Date())))
    .run()
  const stored = db.select({ rows: count() }).from(verifications).where(these).get()?.rows ?? 0
  if (stored < MAX_TOKENS) return
  const oldest = db
    .select({ id: verifications.id })
    .from(verifications)
    .where(these)
    .orderBy(asc(verifications.createdAt))
    .limit(stored - MAX_TOKENS * RETAINED_SHARE)
  db.delete(verifications).where(inArray(verifications.id, oldest)).run()
}

/** A range that the index can answer: a semicolon follows the colon. */
function ofPurpose(purpose: TokenPurpose): SQL | undefined {
  const { identifier } = verifications
  return and(gte(identifier, `${purpose}:`), lt(identifier, `${purpose};`))
}

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

export function readToken(db: Database, purpose: TokenPurpose, token: string): string | undefined {
  return db.select({ value: verifications.value }).from(verifications).where(valid(purpose, token)).get()
    ?.value
}

/** Like `readToken`, and uses up the token; of several concurrent calls, one gets it. */
export function consumeToken(db: Database, purpose: TokenPurpose, token: string): string | undefined {
  const [used] = db
    .delete(verifications)
    .where(valid(purpose, token))
    .returning({ value: verifications.value })
    .all()
  return used?.value
}

/** Revokes the account's mailed links and the sign-in steps begun so far. */
export function dropTokens(db: Database, userId: string): void {
  db.delete(verifications).where(eq(verifications.userId, userId)).run()
}

function valid(purpose: TokenPurpose, token: string) {
  return and(
    eq(verifications.identifier, identifierOf(purpose, token)),
    gt(verifications.expiresAt, new Date()),
  )
}

function identifierOf(purpose: TokenPurpose, token: string): string {
  return `${purpose}:${createHash('sha256').update(token).digest('hex')}`
}
