import { FeedError } from '#server/features/feeds/feed-error.ts'
import type { ImportReport } from '#server/features/feeds/import-report.ts'
import type { FeedFileImport } from '#server/features/feeds/importing/import-options.ts'
import { type FeedDeps, optionsOf } from '#server/features/feeds/running/run-feed.ts'
import { runJob } from '#server/features/feeds/running/run-job.ts'
import { getFeed } from '#server/features/feeds/sources/feed-store.ts'
import { sourceFile } from '#server/features/feeds/sources/source-file.ts'
import { DomainError } from '#shared/errors.ts'

/** `share` of the file read so far; the whole report comes last. */
export type DryRunEvent =
  | { kind: 'progress'; share: number; report: ImportReport }
  | { kind: 'report'; report: ImportReport }

export async function* watchDryRun(
  deps: FeedDeps,
  options: FeedFileImport,
  signal?: AbortSignal,
): AsyncGenerator<DryRunEvent> {
  const events: DryRunEvent[] = []
  let wake: () => void = () => undefined
  const tell = (event: DryRunEvent) => {
    events.push(event)
    wake()
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
    const next = events.shift()
    if (next) {
      yield next
      if (next.kind === 'report') return
      continue
    }
    const woken = new Promise<void>((resolve) => {
      wake = resolve
    })
    await Promise.race([woken, done])
  }
}

export async function storedFeedOptions(deps: FeedDeps, feedId: number): Promise<FeedFileImport> {
  const feed = getFeed(deps.db, feedId)
  try {
    const file = await sourceFile(deps, { ...feed, fileHash: null })
    if (file === 'unchanged') throw new FeedError('The feed couldn’t be read again')
    return { ...optionsOf(feed, deps.env), path: file.path }
  } catch (error) {
    throw error instanceof FeedError ? new DomainError('BAD_REQUEST', `${error.message}.`) : error
  }
}
