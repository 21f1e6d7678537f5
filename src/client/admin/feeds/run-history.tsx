import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import * as feedRunsCss from '#client/admin/feeds/feed-runs.css.ts'
import { canBeUndone } from '#client/admin/feeds/feed-runs.ts'
import { RollbackDialog } from '#client/admin/feeds/rollback-dialog.tsx'
import { RejectionsLink } from '#client/admin/feeds/run-actions.tsx'
import { RunFigures } from '#client/admin/feeds/run-figures.tsx'
import { RunStatus } from '#client/admin/feeds/run-status.tsx'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { type FeedRun, type FeedSource, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { Moment } from '#client/ui/moment.tsx'
import { LIST_PAGE_SIZE } from '#shared/limits.ts'

interface RunHistoryProps {
  feed: FeedSource
  latest: FeedRun[]
  onRun: (runId: number) => void
}

export function RunHistory({ feed, latest, onRun }: RunHistoryProps) {
  const [before, setBefore] = useState<number>()
  const older = trpc.admin.feeds.runs.useQuery({ id: feed.id, before }, { enabled: before !== undefined })
  const runs = before === undefined ? latest : (older.data ?? [])
  const [target, setTarget] = useState<FeedRun>()
  const isRunning = latest.some(({ status }) => status === 'running')
  return (
    <AdminCard
      title="Run history"
      lead="Rolling back restores the feed’s products to how they were before the run you choose."
    >
      {latest.length === 0 && <p>This feed hasn’t run yet.</p>}
      {older.isSuccess && before !== undefined && runs.length === 0 && <p>No older runs.</p>}
      <ol>
        {runs.map((run) => (
          <li key={run.id} className={feedRunsCss.run}>
            <div className={feedRunsCss.runHead}>
              <h3 className={adminCardCss.heading}>
                <Moment at={run.startedAt} />
              </h3>
              <RunStatus status={run.status} />
              {run.kind === 'rollback' && <span className={baseCss.muted}>Rollback</span>}
            </div>
            {run.message && <p className={feedRunsCss.runNote}>{run.message}</p>}
            {run.kind === 'import' && <RunFigures {...run} />}
            <div className={feedRunsCss.runActions}>
              {canBeUndone(run) && (
                <Button variant="outline" size="sm" disabled={isRunning} onClick={() => setTarget(run)}>
                  <Icon icon={adminIcons.rotateCcw} /> Roll back to before this run
                  <span className={baseCss.visuallyHidden}>, run {run.id}</span>
                </Button>
              )}
              {run.rejected > 0 && <RejectionsLink run={run} />}
            </div>
          </li>
        ))}
      </ol>
      <nav className={actionsCss.actions} aria-label="Pages of runs">
        {before !== undefined && (
          <Button variant="outline" size="sm" onClick={() => setBefore(undefined)}>
            <Icon icon={deferredIcons.chevronLeft} /> Latest runs
          </Button>
        )}
        {runs.length === LIST_PAGE_SIZE && (
          <Button variant="outline" size="sm" onClick={() => setBefore(runs.at(-1)?.id)}>
            Older runs <Icon icon={deferredIcons.chevronRight} />
          </Button>
        )}
      </nav>
      <RollbackDialog feed={feed} target={target} onRun={onRun} onClose={() => setTarget(undefined)} />
    </AdminCard>
  )
}
