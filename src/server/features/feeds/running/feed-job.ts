import type { Database } from '#server/db/client.ts'
import type { ImportReport } from '#server/features/feeds/import-report.ts'
import { dryRunFeedFile, importFeedFile, type Watch } from '#server/features/feeds/importing/import-file.ts'
import type { FeedFileImport } from '#server/features/feeds/importing/import-options.ts'
import { rollBackTo } from '#server/features/feeds/importing/roll-back.ts'
import type { RunIds } from '#server/features/feeds/storing/feed-runs.ts'

export type FeedJob =
  | { kind: 'import' | 'dry-run'; options: FeedFileImport }
  | { kind: 'rollback'; runId: number; run?: RunIds }

export interface CategoriesJob {
  kind: 'categories'
  options: FeedFileImport
}

export function performJob(db: Database, job: FeedJob, watch: Watch): Promise<ImportReport> {
  if (job.kind === 'rollback') return rollBackTo(db, job, watch)
  const work = job.kind === 'import' ? importFeedFile : dryRunFeedFile
  return work(db, job.options, watch)
}
