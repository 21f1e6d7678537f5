import { existsSync, writeFileSync } from 'node:fs'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'

let template: Buffer | undefined

/** As `openDatabase` does: in memory, or in a file that need not be there. All migrations run once in each process. */
export function newDatabase(file = ':memory:'): Database {
  template ??= migrated()
  if (file === ':memory:') return openDatabase(template)
  if (!existsSync(file)) writeFileSync(file, template)
  return openDatabase(file)
}

function migrated(): Buffer {
  const { $client } = openDatabase(':memory:')
  const bytes = $client.serialize()
  $client.close()
  return bytes
}
