import { Button } from '@chakra-ui/react'
import * as feedRunsCss from '#client/admin/feeds/feed-runs.css.ts'
import { ProgressBar } from '#client/admin/feeds/progress-bar.tsx'
import { RunActions } from '#client/admin/feeds/run-actions.tsx'
import { RunFigures } from '#client/admin/feeds/run-figures.tsx'
import { RunStatus } from '#client/admin/feeds/run-status.tsx'
import { describeTimeLeft } from '#client/admin/feeds/time-left.ts'
import { useRun } from '#client/admin/feeds/use-run.ts'
import { type FeedRun, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as statesCss from '#client/ui/states.late.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { formatNumber } from '#shared/messages/formats.ts'

interface RunPanelProps {
  runId: number
  initialRun?: FeedRun | undefined
  onRun: (runId: number) => void
}

export function RunPanel({ runId, initialRun, onRun }: RunPanelProps) {
  const run = useRun(runId, initialRun)
  if (!run) return <p className={statesCss.loadingLine}>Starting...</p>
  if (run.status === 'running') return <RunningRun run={run} />
  return (
    <div className={feedRunsCss.runResult} role="status">
      <p className={baseCss.muted}>
        <RunStatus status={run.status} /> {run.message}
      </p>
      {run.kind === 'import' && <RunFigures {...run} />}
      <RunActions run={run} onRun={onRun} />
    </div>
  )
}

function RunningRun({ run }: { run: FeedRun }) {
  const cancel = trpc.admin.feeds.cancel.useMutation({
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
  const isImport = run.kind === 'import'
  const facts = [
    `${formatNumber(run.records)} ${isImport ? 'rows' : 'products'}`,
    run.recordsPerSecond > 0 && `${formatNumber(run.recordsPerSecond)} a second`,
    describeTimeLeft(run.secondsLeft),
  ]
  return (
    <div className={feedRunsCss.runProgress}>
      <ProgressBar
        label={isImport ? 'Importing' : 'Rolling back'}
        share={run.bytesTotal > 0 ? run.share : undefined}
        size="lg"
        hasFigure
      />
      <p className={feedRunsCss.runFacts}>{facts.filter(Boolean).join(' · ')}</p>
      {isImport && (
        <Button
          variant="outline"
          disabled={run.cancelRequested || cancel.isPending}
          onClick={() => cancel.mutate({ runId: run.id })}
        >
          {run.cancelRequested || cancel.isPending ? 'Canceling...' : 'Cancel'}
        </Button>
      )}
    </div>
  )
}
