import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { runJob } from '#server/features/feeds/running/run-job.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

test.each([':memory:', 'shop.db'])(
  'passes on the same refusal from this process and a worker (%s)',
  async (name) => {
    const db = openDatabase(name === ':memory:' ? name : join(folderOfTest(), name))
    onTestFinished(() => void db.$client.close())
    const options = { path: '/nowhere', source: 'manual' }
    await expect(runJob(db, { kind: 'import', options })).rejects.toMatchObject({
      name: 'DomainError',
      code: 'BAD_REQUEST',
      message: 'A feed cannot be called "manual"',
    })
  },
  20_000,
)
