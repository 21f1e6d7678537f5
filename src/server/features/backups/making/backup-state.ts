import { stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { addressText } from '#server/config/bucket-address.ts'
import type { Environment } from '#server/config/env.ts'
import { type BucketNote, readBucketNote } from '#server/features/backups/bucket/bucket-note.ts'
import { backupFolder, listBackupFiles } from '#server/features/backups/files/backup-folder.ts'
import { type Failure, readLastFailure } from '#server/features/backups/files/last-failure.ts'
import { HOUR_MS, SECOND_MS } from '#shared/time/durations.ts'

type Env = Pick<Environment, 'DATABASE_PATH' | 'BACKUP_EVERY' | 'BACKUP_TO'>

/** After a failure the next attempt waits, so that a full disk does not cause one every minute. */
export const PAUSE_AFTER_FAILURE_MS = HOUR_MS
/** A backup dated in the future was made while the clock was wrong: its age is unknown. */
const CLOCK_TOLERANCE_MS = HOUR_MS
/** A new shop has no backup for a moment. */
const PERIODS_UNTIL_OVERDUE = 2
/** A restore writes the database twice: the rebuilt one and a copy of the old one. */
const DATABASES_OF_ROOM = 2
const LEAST_ROOM_BYTES = 256 * 1024 ** 2
const MEGABYTE = 1_000_000

export interface BackupProblem {
  kind: 'database-damaged' | 'backup-old' | 'backup-failed' | 'backup-not-sent' | 'disk-nearly-full'
  message: string
}

/** Returns what needs attention about backups and the disk, and when the last good backup was made. */
export async function stateOfBackups(
  { env }: { env: Env },
  now = Date.now(),
  runningMs = process.uptime() * SECOND_MS,
) {
  const folder = await backupFolder(env)
  const to = env.BACKUP_TO && addressText(env.BACKUP_TO)
  const [backups, failure, disk, note] = await Promise.all([
    listBackupFiles(folder),
    readLastFailure(folder),
    diskOf(env),
    to ? readBucketNote(folder, to) : undefined,
  ])
  const lastGood = newestGood(backups, now)
  const problems: BackupProblem[] = [
    ...lateness(env, now - (lastGood?.madeAt ?? now - runningMs), lastGood !== undefined),
    ...failures(failure, lastGood?.madeAt),
    ...(note ? notSent(note, env, now, runningMs) : []),
    ...damage(backups),
    ...lackOfRoom(disk),
  ]
  return {
    everyMs: env.BACKUP_EVERY ?? null,
    lastGoodAt: lastGood?.madeAt ?? null,
    sent: note ? { to: note.to, madeAt: note.sent?.madeAt ?? null } : null,
    disk,
    problems,
  }
}

/** Returns whether a scheduled backup is due. Any good backup counts, however it was made. */
export async function isBackupDue({ env }: { env: Env }, now: number): Promise<boolean> {
  if (env.BACKUP_EVERY === undefined) return false
  const folder = await backupFolder(env)
  const failure = await readLastFailure(folder)
  if (failure && Math.abs(now - failure.at) < PAUSE_AFTER_FAILURE_MS) return false
  const newest = newestGood(await listBackupFiles(folder), now)
  return newest === undefined || now - newest.madeAt >= env.BACKUP_EVERY
}

export type BackupFiles = Awaited<ReturnType<typeof listBackupFiles>>

export function newestGood(backups: BackupFiles, now: number) {
  return backups.find(({ check, madeAt }) => check?.rows && madeAt <= now + CLOCK_TOLERANCE_MS)
}

function failures(failure: Failure | undefined, lastGoodAt = 0): BackupProblem[] {
  if (!failure || failure.at <= lastGoodAt) return []
  const kind = failure.isDamaged ? 'database-damaged' : 'backup-failed'
  return [{ kind, message: `The last backup failed: ${failure.message}` }]
}

/** Also notices a server that is stopped before each copy is complete. */
function notSent(
  { to, sent, failure }: BucketNote,
  env: Env,
  now: number,
  runningMs: number,
): BackupProblem[] {
  const ageMs = now - (sent?.madeAt ?? now - runningMs)
  const isOld = env.BACKUP_EVERY !== undefined && ageMs > PERIODS_UNTIL_OVERDUE * env.BACKUP_EVERY
  const message = failure
    ? `The last backup could not be sent to ${to}: ${failure.message}`
    : `No backup has been sent to ${to} for ${Math.floor(ageMs / HOUR_MS)} hours`
  return failure || isOld ? [{ kind: 'backup-not-sent', message }] : []
}

/** Copies from before migrations are checked later than they are made. */
function damage(backups: BackupFiles): BackupProblem[] {
  const problem = backups.find(({ check }) => check)?.check?.problem
  return problem
    ? [{ kind: 'database-damaged', message: `The newest checked backup is damaged: ${problem}` }]
    : []
}

function lateness({ BACKUP_EVERY: everyMs }: Env, ageMs: number, isThere: boolean): BackupProblem[] {
  if (everyMs === undefined || ageMs <= PERIODS_UNTIL_OVERDUE * everyMs) return []
  const hours = Math.floor(ageMs / HOUR_MS)
  const message = isThere ? `The last good backup is ${hours} hours old` : 'There is no good backup yet'
  return [{ kind: 'backup-old', message }]
}

interface Disk {
  freeBytes: number
  databaseBytes: number
}

async function diskOf({ DATABASE_PATH }: Env): Promise<Disk> {
  const file = resolve(DATABASE_PATH)
  const [{ size }, { bavail, bsize }] = await Promise.all([
    stat(file).catch(() => ({ size: 0 })),
    statfs(dirname(file)),
  ])
  return { freeBytes: bavail * bsize, databaseBytes: size }
}

function lackOfRoom(disk: Disk): BackupProblem[] {
  const needed = Math.max(LEAST_ROOM_BYTES, DATABASES_OF_ROOM * disk.databaseBytes)
  if (disk.freeBytes >= needed) return []
  const inMegabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`
  const message = `The disk is nearly full: ${inMegabytes(disk.freeBytes)} free, ${inMegabytes(needed)} may be needed`
  return [{ kind: 'disk-nearly-full', message }]
}
