import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { authSecret } from '#server/auth/auth-secret.ts'
import { decryptText, encryptText } from '#server/auth/encrypted-text.ts'
import { SEALED_FOR } from '#server/auth/sealed-columns.ts'
import type { Environment } from '#server/config/env.ts'
import type { Database } from '#server/db/client.ts'
import { erasures, sealedKeys } from '#server/db/schema/erasures.ts'

const KEY_BYTES = 32
const PURPOSE = SEALED_FOR.keys

export type Erased = `account:${string}` | `reader:${string}`

/** Records, in the erasure's transaction, a person whom no backup may bring back. */
export function rememberErasure(tx: Database, env: Environment, erased: Erased): void {
  const hash = hashOf(findKey(tx, env) ?? createKey(tx, env), erased)
  tx.insert(erasures).values({ hash }).onConflictDoNothing().run()
}

export function erasureTest(db: Database, env: Environment): (person: Erased) => boolean {
  const key = findKey(db, env)
  if (!key) return () => false
  const erasedHashes = new Set(
    db
      .select({ hash: erasures.hash })
      .from(erasures)
      .all()
      .map(({ hash }) => hash),
  )
  return (person) => erasedHashes.has(hashOf(key, person))
}

function findKey(db: Database, env: Environment): string | undefined {
  const row = db.select().from(sealedKeys).where(eq(sealedKeys.purpose, PURPOSE)).get()
  return row && decryptText(row.sealed, authSecret(env), PURPOSE)
}

/** Replaces a key that cannot be read any more, which also loses the hashes so far. */
function createKey(tx: Database, env: Environment): string {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const sealed = encryptText(key, authSecret(env), PURPOSE)
  tx.insert(sealedKeys)
    .values({ purpose: PURPOSE, sealed })
    .onConflictDoUpdate({ target: sealedKeys.purpose, set: { sealed } })
    .run()
  return key
}

function hashOf(key: string, erased: Erased): string {
  return createHmac('sha256', key).update(erased).digest('base64url')
}
