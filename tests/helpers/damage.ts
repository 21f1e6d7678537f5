import { closeSync, openSync, writeSync } from 'node:fs'
import SqliteDatabase from 'better-sqlite3'
import { z } from 'zod'

/** Overwrites the first page of a table. */
export function damage(path: string, table: string) {
  const db = new SqliteDatabase(path)
  db.pragma('wal_checkpoint(truncate)')
  const size = z.number().parse(db.pragma('page_size', { simple: true }))
  const root = z
    .number()
    .parse(db.prepare('select rootpage from sqlite_master where name = ?').pluck().get(table))
  db.close()
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(size, 0xa5), 0, size, (root - 1) * size)
  closeSync(file)
}
