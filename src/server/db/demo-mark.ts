import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import type { Environment } from '#server/config/env.ts'
import { StartupError } from '#server/config/startup-error.ts'
import type { Database } from '#server/db/client.ts'
import { usableFile } from '#server/db/usable-file.ts'

/** SQLite's `application_id`, which every copy of the file has too: "tdem". */
const MARK = 0x74_64_65_6d
const MARK_OFFSET = 68
const MARK_BYTES = 4

export function markAsDemo({ $client }: Database): void {
  $client.pragma(`application_id = ${MARK}`)
}

export function isDemoDatabase({ $client }: Database): boolean {
  return $client.pragma('application_id', { simple: true }) === MARK
}

/**
 * Throws a StartupError for a demo on a database that no demo filled, and for a shop on a demo's database, in which
 * strangers are administrators. Only reads the file's header.
 */
export function requireOwnKind({ DEMO, DATABASE_PATH }: Pick<Environment, 'DEMO' | 'DATABASE_PATH'>): void {
  if (DATABASE_PATH === ':memory:') return
  const file = usableFile(DATABASE_PATH)
  if (!existsSync(file) || statSync(file).size === 0) return
  const isDemo = hasMark(file)
  if (DEMO && !isDemo)
    throw new StartupError(
      `DATABASE_PATH: ${file} is no demo’s database, and DEMO=on would overwrite it; set another DATABASE_PATH`,
    )
  if (!DEMO && isDemo)
    throw new StartupError(
      `DATABASE_PATH: ${file} is a demo’s database, in which strangers are administrators; set DEMO=on or another DATABASE_PATH`,
    )
}

/** False for a file that cannot be read; opening it reports why. */
function hasMark(file: string): boolean {
  const bytes = Buffer.alloc(MARK_BYTES)
  try {
    const opened = openSync(file, 'r')
    readSync(opened, bytes, 0, MARK_BYTES, MARK_OFFSET)
    closeSync(opened)
  } catch {
    return false
  }
  return bytes.readUInt32BE() === MARK
}
