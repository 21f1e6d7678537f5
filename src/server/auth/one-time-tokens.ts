import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, asc, count, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { verifications } from '#server/db/schema/accounts.ts'

const TOKEN_BYTES = 32
const MINUTE_MS = 60_000
/** Rows of one purpose, a few megabytes at most. Beyond the limit the oldest are deleted. */
const MAX_TOKENS = 10_000
const KEPT_SHARE = 0.9
/** Stands where the hash of a token will be: nothing has this hash. */
const PREPARED = 'prepared'

/** What the links of mails are for. */
export const LINK_PURPOSES = [
  'password-reset',
  'email-verification',
  'sign-in-link',
  'sign-up',
  'email-change',
] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** What a token was made for; one made for something else is worth nothing. */
export type TokenPurpose =
  | LinkPurpose
  | 'second-step'
  | 'passkey-registration'
  | 'passkey-sign-in'
  | 'provider-visit'

interface NewToken {
  purpose: TokenPurpose
  /** What it stands for, answered when it comes back. */
  value: string
  validMinutes: number
  /** The account that it opens, or adds something to: it ends with a change of the password. */
  userId?: string | undefined
}

/** Makes a token that is known to its holder alone: only its hash is stored. */
export function createToken(db: Database, made: NewToken): string {
  const token = newToken()
  storeToken(db, made, identifierOf(made.purpose, token))
  return token
}

/** Makes room for a token that does not exist before the mail that carries it is written; returns the room's id. */
export function prepareToken(db: Database, made: NewToken): string {
  return storeToken(db, made, `${made.purpose}:${PREPARED}`)
}

/** A token for a room that was made for one; undefined when its time is over or it was dropped. The one before it ends. */
export function issueToken(db: Database, id: string) {
  const isOpen = and(eq(verifications.id, id), gt(verifications.expiresAt, new Date()))
  const prepared = db.select().from(verifications).where(isOpen).get()
  const purpose = LINK_PURPOSES.find((known) => prepared?.identifier.startsWith(`${known}:`))
  if (!prepared || !purpose) return undefined
  const token = newToken()
  db.update(verifications)
    .set({ identifier: identifierOf(purpose, token) })
    .where(eq(verifications.id, id))
    .run()
  return { token, purpose, userId: prepared.userId }
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
    .limit(stored - MAX_TOKENS * KEPT_SHARE)
  db.delete(verifications).where(inArray(verifications.id, oldest)).run()
}

/** A range, which the index answers: a semicolon follows the colon. */
function ofPurpose(purpose: TokenPurpose): SQL | undefined {
  const { identifier } = verifications
  return and(gte(identifier, `${purpose}:`), lt(identifier, `${purpose};`))
}

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** What a token stands for, while it is valid and has not been used. */
export function readToken(db: Database, purpose: TokenPurpose, token: string): string | undefined {
  return db.select({ value: verifications.value }).from(verifications).where(valid(purpose, token)).get()
    ?.value
}

/** The same, and the token is used up: of several at once, one gets it. */
export function consumeToken(db: Database, purpose: TokenPurpose, token: string): string | undefined {
  const [used] = db
    .delete(verifications)
    .where(valid(purpose, token))
    .returning({ value: verifications.value })
    .all()
  return used?.value
}

/** Revokes the account's mailed links and the sign-in steps that were begun. */
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
