import { createHash, randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { countRows } from '#server/db/page-of-rows.ts'
import { recoveryCodes } from '#server/db/schema/accounts.ts'

const CODES = 10
const GROUPS = 4
const GROUP_LENGTH = 4
/** Excludes easily confused letters. 16 letters make 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Replaces the recovery codes. They are returned only here, as just their hashes are stored. */
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

export function consumeRecoveryCode(db: Database, userId: string, code: string): boolean {
  const isSame = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hashOf(code)))
  return db.delete(recoveryCodes).where(isSame).run().changes === 1
}

export function countRecoveryCodes(db: Database, userId: string): number {
  return countRows(db, recoveryCodes, eq(recoveryCodes.userId, userId))
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** A fast hash is enough, as nobody can try all of 80 bits. */
function hashOf(code: string): string {
  return createHash('sha256').update(lettersOf(code)).digest('hex')
}

function lettersOf(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
