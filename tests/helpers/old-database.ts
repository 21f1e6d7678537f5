import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { projectRoot } from '#server/config/project-root.ts'
import { connect } from '#server/db/client.ts'

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** An empty database as it was after that migration, to be filled and then opened by today's program. */
export function databaseAfter(lastTag: string) {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const all = join(projectRoot(), 'drizzle')
  const part = join(folder, 'drizzle')
  mkdirSync(join(part, 'meta'), { recursive: true })
  const { entries, ...rest } = journal.parse(
    JSON.parse(readFileSync(join(all, 'meta/_journal.json'), 'utf8')),
  )
  const included = entries.slice(0, entries.findIndex(({ tag }) => tag === lastTag) + 1)
  expect(included.length).toBeGreaterThan(0)
  for (const { tag } of included) copyFileSync(join(all, `${tag}.sql`), join(part, `${tag}.sql`))
  writeFileSync(join(part, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: included }))
  const path = join(folder, 'shop.db')
  const db = connect(path)
  migrate(db, { migrationsFolder: part })
  return { path, client: db.$client }
}
