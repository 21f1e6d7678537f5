import type { Deps } from '#server/context.ts'
import { feedSchedules, recoverFeedRuns, runScheduledFeed } from '#server/features/feeds/service.ts'
import { EVERY_MINUTE, onSchedule } from '#server/jobs/scheduled.ts'
import { isDue } from '#server/operations/schedule.ts'

/** Imports due feeds in turn; at startup also those left unfinished. Returns a function that stops them. */
export function startFeedImports(deps: Deps): () => void {
  let queue = Promise.resolve()
  const run = (id: number) => {
    queue = queue.then(async () => {
      try {
        await runScheduledFeed(deps, id)
      } catch (error) {
        deps.log.warn({ err: error, feedId: id }, 'scheduled feed import was refused')
      }
    })
  }
  for (const id of recoverFeedRuns(deps.db)) run(id)
  return onSchedule(EVERY_MINUTE, () => {
    for (const { id, schedule } of feedSchedules(deps.db)) if (isDue(schedule, new Date())) run(id)
  })
}
