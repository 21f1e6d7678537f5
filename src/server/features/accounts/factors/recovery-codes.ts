import { createHash, randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { recoveryCodes } from '#server/db/schema/accounts.ts'

const CODES = 10
const GROUPS = 4
const GROUP_LENGTH = 4
/** Without what looks like something else. 16 of them are 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** New codes in place of the old ones. They are answered here and never again: their hashes are stored. */
export function replaceRecoveryCodes(db: Database, userId: string): string[] {
  const codes = Array.from({ length: CODES }, newCode)
  deleteRecoveryCodes(db, userId)
  db.insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, hash: hashOf(code) })))
    .run()
  return codes
}

export function deleteRecoveryCodes(db: Database, userId: string) {
  db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run()
}

/** Whether this is a code that was not used yet; it is now. */
export function consumeRecoveryCode(db: Database, userId: string, code: string): boolean {
  const { changes } = db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(code))))
    .run()
  return changes === 1
}

export function countRecoveryCodes(db: Database, userId: string): number {
  const left = db.select({ codes: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).get()
  return left?.codes ?? 0
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** A fast hash is enough: nobody can try all of 80 bits. */
function hashOf(code: string): string {
  return createHash('sha256').update(lettersOf(code)).digest('hex')
}

function lettersOf(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
