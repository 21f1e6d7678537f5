import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { projectRoot } from '#server/project-root.ts'
import { StartupError } from '#server/startup-error.ts'

/**
 * Applies pending migrations. A migration that rebuilds a table would silently delete child rows while foreign keys
 * are on, so they are off meanwhile, checked afterwards and then switched on; a filled database is copied first.
 */
export function migrateSafely<TSchema extends Record<string, unknown>>(
  db: BetterSQLite3Database<TSchema>,
  file: string,
) {
  const migrationsFolder = join(projectRoot(), 'drizzle')
  const known = readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis)
  const applied = appliedMigrations(db)
  if (applied.some((created) => !known.includes(created))) {
    throw new StartupError(
      `DATABASE_PATH: ${file} was made by a newer version of the program; update the program`,
    )
  }
  if (applied.length < known.length) {
    if (applied.length > 0 && file !== ':memory:') db.run(sql`vacuum into ${backupName(file)}`)
    db.run(sql`pragma foreign_keys = off`)
    migrate(db, { migrationsFolder })
    const broken = db.all(sql`pragma foreign_key_check`)
    if (broken.length > 0)
      throw new StartupError(`DATABASE_PATH: ${file} has ${broken.length} broken references`)
  }
  db.run(sql`pragma foreign_keys = on`)
}

function appliedMigrations<TSchema extends Record<string, unknown>>(
  db: BetterSQLite3Database<TSchema>,
): number[] {
  const table = db.get(sql`select 1 from sqlite_master where name = '__drizzle_migrations'`)
  if (!table) return []
  return db
    .all<{ created_at: number }>(sql`select created_at from __drizzle_migrations`)
    .map((row) => Number(row.created_at))
}

function backupName(file: string): string {
  return `${file}.before-migration-${new Date().toISOString().replaceAll(':', '-')}`
}
