import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { AdminCard } from '#client/features/admin/admin-card.tsx'
import { canBeUndone } from '#client/features/feeds/feed-runs.ts'
import { Moment } from '#client/features/feeds/moment.tsx'
import { RollbackDialog } from '#client/features/feeds/rollback-dialog.tsx'
import { RejectionsLink } from '#client/features/feeds/run-actions.tsx'
import { RunFigures } from '#client/features/feeds/run-figures.tsx'
import { RunStatus } from '#client/features/feeds/run-status.tsx'
import type { FeedRun, FeedSource } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

interface RunHistoryProps {
  feed: FeedSource
  runs: FeedRun[]
  onRun: (runId: number) => void
}

export function RunHistory({ feed, runs, onRun }: RunHistoryProps) {
  const [target, setTarget] = useState<FeedRun>()
  const isRunning = runs.some(({ status }) => status === 'running')
  return (
    <AdminCard
      title="Run history"
      lead="Rolling back brings the feed's products to how they were before the run that you choose."
    >
      {runs.length === 0 && <p>This feed has not been run yet.</p>}
      <ol className="run-list">
        {runs.map((run) => (
          <li key={run.id}>
            <div className="run-head">
              <h3>
                <Moment at={run.startedAt} />
              </h3>
              <RunStatus status={run.status} />
              {run.kind === 'rollback' && <span className="run-kind">Rollback</span>}
            </div>
            {run.message && <p className="run-note">{run.message}</p>}
            {run.kind === 'import' && <RunFigures {...run} />}
            <div className="admin-actions">
              {canBeUndone(run) && (
                <Button variant="outline" size="sm" disabled={isRunning} onClick={() => setTarget(run)}>
                  <Icon name="rotate-ccw" /> Roll back to before this run
                  <span className="visually-hidden">, run {run.id}</span>
                </Button>
              )}
              {run.rejected > 0 && <RejectionsLink run={run} />}
            </div>
          </li>
        ))}
      </ol>
      <RollbackDialog
        feed={feed}
        target={target}
        runs={runs}
        onRun={onRun}
        onClose={() => setTarget(undefined)}
      />
    </AdminCard>
  )
}
