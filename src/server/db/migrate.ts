import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { projectRoot } from '#server/config/project-root.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { backupFileName, backupFolderOf } from '#server/db/backup-files.ts'

type Runner = Pick<BetterSQLite3Database<Record<string, unknown>>, 'run' | 'all' | 'get'>
type Connection = Runner & Pick<BetterSQLite3Database<Record<string, unknown>>, 'transaction'>
type Migration = ReturnType<typeof readMigrations>[number]

let ofThisProgram: number[] | undefined

/** Matches the table that drizzle's migrator creates. */
const MIGRATIONS_TABLE = sql`CREATE TABLE "__drizzle_migrations" ( id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric )`

/** Backs up a filled database, then applies all pending migrations or none. Throws a StartupError. */
export function migrateSafely(db: Connection, file: string) {
  const available = migrationTimes()
  const applied = appliedMigrations(db)
  if (applied.some((created) => !available.includes(created))) {
    throw new StartupError(
      `DATABASE_PATH: ${file} was made by a newer version of the program; update the program`,
    )
  }
  if (applied.length < available.length) {
    if (applied.length > 0 && file !== ':memory:') keepCopy(db, file)
    migrateWhole(db, file)
  }
  db.run(sql`pragma foreign_keys = on`)
}

/** Returns whether the schema is this program's own; another process may have changed it since startup. */
export function isMigrated(db: Runner): boolean {
  ofThisProgram ??= migrationTimes()
  const applied = appliedMigrations(db).sort((a, b) => a - b)
  return ofThisProgram.join() === applied.join()
}

/** Returns the creation time of each migration, which is its name in a database, in order. */
export function migrationTimes(): number[] {
  return readMigrations().map((migration) => migration.folderMillis)
}

export function createSchema(db: Runner, count: number) {
  db.run(MIGRATIONS_TABLE)
  for (const migration of readMigrations().slice(0, count)) apply(db, migration)
}

/**
 * Applies pending migrations, all or nothing. Passes dangling references to `onBroken`; an error it throws undoes
 * everything. Rebuilding a table would silently delete child rows while foreign keys are on, so they are off. The
 * caller switches them on again.
 */
export function applyPending(db: Connection, onBroken?: (references: number) => void): void {
  db.run(sql`pragma foreign_keys = off`)
  const migrate = (tx: Runner) => {
    if (!hasMigrationsTable(tx)) tx.run(MIGRATIONS_TABLE)
    const applied = appliedMigrations(tx)
    const pending = readMigrations().filter(({ folderMillis }) => !applied.includes(folderMillis))
    for (const migration of pending) apply(tx, migration)
    const broken = tx.all(sql`pragma foreign_key_check`).length
    if (broken > 0) onBroken?.(broken)
  }
  db.transaction(migrate, { behavior: 'immediate' })
}

function apply(db: Runner, { sql: statements, hash, folderMillis }: Migration) {
  for (const statement of statements) db.run(sql.raw(statement))
  db.run(sql`insert into __drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
}

/** The copy gets its name only when it is whole: a full disk leaves no partial one. */
function keepCopy(db: Runner, file: string) {
  const folder = backupFolderOf(file)
  const copy = join(folder, backupFileName('before-migration'))
  try {
    mkdirSync(folder, { recursive: true })
    db.run(sql`vacuum into ${`${copy}.part`}`)
    renameSync(`${copy}.part`, copy)
  } catch (error) {
    rmSync(`${copy}.part`, { force: true })
    throw new StartupError(
      `DATABASE_PATH: ${file} was not migrated because it could not be copied to ${folder} first (${reason(error)})`,
    )
  }
}

function migrateWhole(db: Connection, file: string) {
  try {
    applyPending(db, (references) => {
      throw new Error(`${references} broken references`)
    })
  } catch (error) {
    throw new StartupError(
      `DATABASE_PATH: ${file} could not be migrated and was left unchanged (${reason(error)})`,
    )
  }
}

function readMigrations() {
  return readMigrationFiles({ migrationsFolder: join(projectRoot(), 'drizzle') })
}

function hasMigrationsTable(db: Runner): boolean {
  return db.get(sql`select 1 from sqlite_master where name = '__drizzle_migrations'`) !== undefined
}

function appliedMigrations(db: Runner): number[] {
  if (!hasMigrationsTable(db)) return []
  const rows = db.all<{ created_at: number }>(sql`select created_at from __drizzle_migrations`)
  return rows.map((row) => Number(row.created_at))
}

/** Returns SQLite's message in one line, as wrapping errors repeat the whole statement. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reason(error.cause) : error.message.replaceAll(/\s+/g, ' ')
}
