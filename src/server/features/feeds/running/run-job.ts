import type { Database } from '#server/db/client.ts'
import type { ImportReport } from '#server/features/feeds/import-report.ts'
import type { ImportProgress, Watch } from '#server/features/feeds/importing/import-file.ts'
import type { FeedFileImport } from '#server/features/feeds/importing/import-options.ts'
import { type FeedCategories, listCategories } from '#server/features/feeds/importing/list-categories.ts'
import { type CategoriesJob, type FeedJob, performJob } from '#server/features/feeds/running/feed-job.ts'
import { askThread } from '#server/operations/worker.ts'

const WORKER = {
  folder: import.meta.dirname,
  name: 'feed-worker',
  heap: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
}

/** Keeps the shop's thread free. A database in memory cannot be shared with another thread. */
export function runJob(db: Database, job: FeedJob, watch: Watch = {}): Promise<ImportReport> {
  if (db.$client.memory) return performJob(db, job, watch)
  return askThread<ImportReport, ImportProgress>(WORKER, { path: db.$client.name, job }, watch)
}

export function runCategoriesJob(
  db: Database,
  options: FeedFileImport,
  { signal }: Pick<Watch, 'signal'>,
): Promise<FeedCategories> {
  if (db.$client.memory) return listCategories(options, signal)
  const job: CategoriesJob = { kind: 'categories', options }
  return askThread(WORKER, { path: db.$client.name, job }, { signal })
}
