import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { auditLog } from '#server/db/schema/administration.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

type Options = NonNullable<Parameters<typeof createTestApp>[0]>

/** A shop whose backups go to a folder of its own, and an administrator of it. */
export async function adminShop(options: Omit<Options, 'database'> & { onDisk?: boolean } = {}) {
  const { onDisk = false, env, ...rest } = options
  const folder = mkdtempSync(join(tmpdir(), 'tuckling-admin-'))
  // Pending writes may still arrive after the test ends.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const path = join(folder, 'shop.db')
  const database = onDisk ? { database: path } : {}
  const shop = createTestApp({ ...rest, ...database, env: { DATABASE_PATH: path, ...env } })
  const { caller, user, headers, session } = await shop.signInAs('admin')
  const log = () => shop.db.select().from(auditLog).all()
  return { ...shop, admin: caller.admin, caller, user, headers, session, folder, log }
}
