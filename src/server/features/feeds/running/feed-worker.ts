import { openWorkerConnection } from '#server/db/client.ts'
import type { ImportProgress } from '#server/features/feeds/importing/import-file.ts'
import { listCategories } from '#server/features/feeds/importing/list-categories.ts'
import { type CategoriesJob, type FeedJob, performJob } from '#server/features/feeds/running/feed-job.ts'
import { stepBack } from '#server/operations/step-back.ts'
import { answerQuestions } from '#server/operations/thread.ts'

stepBack()

answerQuestions<{ path: string; job: FeedJob | CategoriesJob }, ImportProgress>(
  async ({ path, job }, watch) => {
    if (job.kind === 'categories') return listCategories(job.options, watch.signal)
    const db = openWorkerConnection(path)
    try {
      return await performJob(db, job, watch)
    } finally {
      db.$client.close()
    }
  },
)
