import { setTimeout as wait } from 'node:timers/promises'
import { Cron } from 'croner'
import type { Deps } from '#server/context.ts'
import { backUpWhenDue, checkBackups, sendWhenDue } from '#server/features/backups/service.ts'

const LOOK_EVERY_MINUTE = '* * * * *'
/** Unfinished backups are removed at the next startup. */
const STOP_LIMIT_MS = 1_500

async function lookAfterBackups(deps: Deps, signal: AbortSignal) {
  await checkBackups(deps, signal)
  await backUpWhenDue(deps, Date.now(), signal)
}

function sendBackups(deps: Deps, signal: AbortSignal) {
  return sendWhenDue(deps, Date.now(), signal)
}

/**
 * Checks once a minute whether BACKUP_EVERY has passed since the last good backup, for unchecked copies, and for backups
 * to send. Returns a function that stops it.
 */
export function startBackups(deps: Deps): () => Promise<void> {
  const stopping = new AbortController()
  // A slow bucket holds up no backup.
  const tasks = [lookAfterBackups, sendBackups].map((task) => {
    let work = Promise.resolve()
    const job = new Cron(LOOK_EVERY_MINUTE, { protect: true, unref: true }, () => {
      work = task(deps, stopping.signal).catch((err: unknown) =>
        deps.log.error({ err }, 'scheduled backups failed'),
      )
      return work
    })
    return { job, ended: () => work }
  })
  return async () => {
    for (const { job } of tasks) job.stop()
    stopping.abort()
    const ended = Promise.all(tasks.map(({ ended }) => ended()))
    await Promise.race([ended, wait(STOP_LIMIT_MS, undefined, { ref: false })])
  }
}
