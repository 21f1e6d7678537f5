import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { auditLog } from '#server/db/schema/administration.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

type Options = NonNullable<Parameters<typeof createTestApp>[0]>

/** A shop whose backups go to a folder of its own, and an administrator of it. */
export async function adminShop(options: Omit<Options, 'database'> & { onDisk?: boolean } = {}) {
  const { onDisk = false, env, ...rest } = options
  const folder = folderOfTest()
  const path = join(folder, 'shop.db')
  const database = onDisk ? { database: path } : {}
  const shop = createTestApp({ ...rest, ...database, env: { DATABASE_PATH: path, ...env } })
  const { caller, user, headers, session } = await shop.signInAs('admin')
  /** Waits for a task that takes long; answers how it ended. */
  const ended = ({ id }: { id: string }) =>
    vi.waitFor(
      async () => {
        const operation = await caller.admin.backups.operation({ id })
        expect(operation.state).not.toBe('running')
        return operation
      },
      { timeout: 50_000, interval: 20 },
    )
  const log = () => shop.db.select().from(auditLog).all()
  return { ...shop, admin: caller.admin, caller, user, headers, session, folder, ended, log }
}
