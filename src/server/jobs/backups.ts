import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from '#server/context.ts'
import { backUpWhenDue, checkBackups, sendWhenDue } from '#server/features/backups/service.ts'
import { EVERY_MINUTE, onSchedule } from '#server/jobs/scheduled.ts'

/** Unfinished backups are removed at the next startup. */
const STOP_LIMIT_MS = 1_500

/** Backs up when BACKUP_EVERY has passed, checks copies, and sends backups. Returns how to stop. */
export function startBackups(deps: Deps): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const maintain = async () => {
    await checkBackups(deps, signal)
    await backUpWhenDue(deps, Date.now(), signal)
  }
  // A slow bucket holds up no backup.
  const tasks = [maintain, () => sendWhenDue(deps, Date.now(), signal)].map((task) => {
    let work = Promise.resolve()
    const stop = onSchedule(EVERY_MINUTE, () => {
      work = task().catch((err: unknown) => deps.log.error({ err }, 'scheduled backups failed'))
      return work
    })
    return { stop, ended: () => work }
  })
  return async () => {
    for (const { stop } of tasks) stop()
    stopping.abort()
    const ended = Promise.all(tasks.map(({ ended }) => ended()))
    await Promise.race([ended, wait(STOP_LIMIT_MS, undefined, { ref: false })])
  }
}
