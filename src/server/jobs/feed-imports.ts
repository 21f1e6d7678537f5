import { Cron } from 'croner'
import type { Deps } from '#server/context.ts'
import { feedSchedules, recoverFeedRuns, runScheduledFeed } from '#server/features/feeds/service.ts'
import { isDue } from '#server/operations/schedule.ts'

const LOOK_EVERY_MINUTE = '* * * * *'

/**
 * Imports due feeds once a minute, one after the other. At startup, imports again the feeds that the last process
 * left unfinished. Returns a function that stops them.
 */
export function scheduleFeedImports(deps: Deps): { stop: () => void } {
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
  const job = new Cron(LOOK_EVERY_MINUTE, { unref: true }, () => {
    for (const { id, schedule } of feedSchedules(deps.db)) if (isDue(schedule, new Date())) run(id)
  })
  return { stop: () => job.stop() }
}
