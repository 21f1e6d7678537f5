import { asBadRequest } from '#server/features/feeds/feed-error.ts'
import type { ImportReport } from '#server/features/feeds/import-report.ts'
import type { FeedFileImport } from '#server/features/feeds/importing/import-options.ts'
import { type FeedDeps, optionsOf } from '#server/features/feeds/running/run-feed.ts'
import { runJob } from '#server/features/feeds/running/run-job.ts'
import { getFeed } from '#server/features/feeds/sources/feed-store.ts'
import { sourceFile } from '#server/features/feeds/sources/source-file.ts'
import { DomainError } from '#shared/errors.ts'

/** `share` of the file read so far; the whole report comes last. */
type DryRunEvent =
  | { kind: 'progress'; share: number; report: ImportReport }
  | { kind: 'report'; report: ImportReport }

export async function* watchDryRun(
  deps: FeedDeps,
  options: FeedFileImport,
  signal?: AbortSignal,
): AsyncGenerator<DryRunEvent> {
  const events: DryRunEvent[] = []
  let news = Promise.withResolvers<void>()
  const tell = (event: DryRunEvent) => {
    events.push(event)
    news.resolve()
  }
  const done = runJob(
    deps.db,
    { kind: 'dry-run', options },
    {
      signal,
      onProgress: ({ report, bytesRead, bytesTotal }) =>
        tell({ kind: 'progress', share: bytesTotal > 0 ? Math.min(1, bytesRead / bytesTotal) : 0, report }),
    },
  ).then((report) => tell({ kind: 'report', report }))
  for (;;) {
    await Promise.race([news.promise, done])
    news = Promise.withResolvers()
    for (const event of events.splice(0)) {
      yield event
      if (event.kind === 'report') return
    }
  }
}

export async function storedFeedOptions(deps: FeedDeps, feedId: number): Promise<FeedFileImport> {
  const feed = getFeed(deps.db, feedId)
  const file = await asBadRequest(() => sourceFile(deps, { ...feed, fileHash: null }))
  if (file === 'unchanged') throw new DomainError('BAD_REQUEST', 'The feed couldn’t be read again.')
  return { ...optionsOf(feed, deps.env), path: file.path }
}
