import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { projectRoot } from '#server/startup/project-root.ts'
import { StartupError } from '#server/startup/startup-error.ts'

/** As drizzle's migrator makes it. */
const MIGRATIONS_TABLE = sql`CREATE TABLE "__drizzle_migrations" ( id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric )`

/** Applies pending migrations; a filled database is copied first. */
export function migrateSafely<TSchema extends Record<string, unknown>>(
  db: BetterSQLite3Database<TSchema>,
  file: string,
) {
  const known = migrationTimes()
  const applied = appliedMigrations(db)
  if (applied.some((created) => !known.includes(created))) {
    throw new StartupError(
      `DATABASE_PATH: ${file} was made by a newer version of the program; update the program`,
    )
  }
  if (applied.length < known.length) {
    if (applied.length > 0 && file !== ':memory:') db.run(sql`vacuum into ${backupName(file)}`)
    const broken = applyPending(db)
    if (broken > 0) throw new StartupError(`DATABASE_PATH: ${file} has ${broken} broken references`)
  }
  db.run(sql`pragma foreign_keys = on`)
}

/** When each migration was made, which is its name in a database; in their order. */
export function migrationTimes(): number[] {
  return readMigrations().map((migration) => migration.folderMillis)
}

/** Gives an empty database the schema that the first `count` migrations make. */
export function createSchema<TSchema extends Record<string, unknown>>(
  db: BetterSQLite3Database<TSchema>,
  count: number,
) {
  db.run(MIGRATIONS_TABLE)
  for (const { sql: statements, hash, folderMillis } of readMigrations().slice(0, count)) {
    for (const statement of statements) db.run(sql.raw(statement))
    db.run(sql`insert into __drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
  }
}

/**
 * Migrates and returns the number of broken references. A migration that rebuilds a table would silently delete child
 * rows while foreign keys are on, so they are off: whoever calls switches them on.
 */
export function applyPending<TSchema extends Record<string, unknown>>(
  db: BetterSQLite3Database<TSchema>,
): number {
  db.run(sql`pragma foreign_keys = off`)
  migrate(db, { migrationsFolder: migrationsFolder() })
  return db.all(sql`pragma foreign_key_check`).length
}

function readMigrations() {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() })
}

function migrationsFolder(): string {
  return join(projectRoot(), 'drizzle')
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
