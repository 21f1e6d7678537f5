import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, like, lt } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { verifications } from '#server/db/schema/accounts.ts'

const TOKEN_BYTES = 32
const MINUTE_MS = 60_000

/** What a token was made for; one made for something else is worth nothing. */
export type TokenPurpose =
  | 'second-step'
  | 'passkey-registration'
  | 'passkey-sign-in'
  | 'provider-visit'
  | 'password-reset'
  | 'email-verification'
  | 'sign-in-link'
  | 'email-change'

interface NewToken {
  purpose: TokenPurpose
  /** What it stands for, answered when it comes back. */
  value: string
  validMinutes: number
  /** The account whose mailed link it is. */
  userId?: string
}

/** Makes a token that is known to its holder alone: only its hash is stored. */
export function createToken(db: Database, { purpose, value, validMinutes, userId }: NewToken): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(Date.now() + validMinutes * MINUTE_MS)
  db.delete(verifications)
    .where(and(like(verifications.identifier, `${purpose}:%`), lt(verifications.expiresAt, new Date())))
    .run()
  db.insert(verifications)
    .values({ id: randomUUID(), identifier: identifierOf(purpose, token), value, expiresAt, userId })
    .run()
  return token
}

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

/** What was mailed to an account opens nothing any more. */
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
