import { existsSync, writeFileSync } from 'node:fs'
import { type Database, openDatabase } from '#server/db/client.ts'

let template: Buffer | undefined

/** As `openDatabase` does: in memory, or in a file that need not be there. All migrations run once in each process. */
export function newDatabase(file = ':memory:'): Database {
  template ??= openDatabase(':memory:').$client.serialize()
  if (file === ':memory:') return openDatabase(template)
  if (!existsSync(file)) writeFileSync(file, template)
  return openDatabase(file)
}
