import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '#server/context.ts'
import { backupFileName } from '#server/db/backup-files.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { backupFolder, removeDatabaseFiles } from '#server/features/backups/files/backup-folder.ts'
import { type RowCounts, writeCheckNote } from '#server/features/backups/files/check-note.ts'
import { failureOf, writeLastFailure } from '#server/features/backups/files/last-failure.ts'
import { inDatabaseThread } from '#server/features/backups/threads/database-thread.ts'
import { untilWritable } from '#server/operations/write-lock.ts'

export const WRITE_LIMIT_MS = 60_000

type OnProgress = ((share: number) => void) | undefined

/**
 * Copies the current database into the folder of backups and checks the copy, while reading and writing continue.
 * Returns the file's name. An error thrown by `onProgress` stops it and leaves nothing behind.
 */
export async function makeBackup(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  reason: string,
  onProgress?: OnProgress,
): Promise<string> {
  const name = backupFileName(reason)
  const folder = await backupFolder(env)
  const target = join(folder, name)
  await whenWhole(target, async (unfinished) => {
    const rows = await checkedCopy(unfinished, db, onProgress)
    await writeCheckNote(target, { rows })
  }).catch(async (error) => {
    const failure = failureOf(error, Date.now())
    if (failure.isDamaged) await writeLastFailure(folder, failure)
    throw error
  })
  await untilWritable(db, WRITE_LIMIT_MS)
  inTransaction(db, (tx) => recordChange(tx, actor, { action: 'backup.made', targetName: name }))
  return name
}

/** Backs up a database that another process may be using, to any path. Returns the copy's row counts. */
export async function copyShop(databaseFile: string, target: string): Promise<RowCounts> {
  return whenWhole(target, async (unfinished) => {
    const { rows } = await inDatabaseThread({ task: 'copy', source: databaseFile, target: unfinished })
    return rows
  })
}

/** Creates `target` only after `write` has succeeded. */
async function whenWhole<T>(target: string, write: (unfinished: string) => Promise<T>): Promise<T> {
  const unfinished = `${target}.part`
  try {
    const result = await write(unfinished)
    await rename(unfinished, target)
    return result
  } catch (error) {
    await removeDatabaseFiles(unfinished)
    await removeDatabaseFiles(target)
    throw error
  }
}

async function checkedCopy(path: string, { $client }: Database, onProgress: OnProgress): Promise<RowCounts> {
  const task = { task: 'copy', source: $client.name, target: path } as const
  if (!$client.memory) return (await inDatabaseThread(task, onProgress)).rows
  // A database in memory is invisible to other threads.
  await writeFile(path, $client.serialize())
  return (await inDatabaseThread({ task: 'check', source: path })).rows
}
