import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { isHeldBySafetyLimit } from '#client/admin/feeds/feed-runs.ts'
import { useStartRun } from '#client/admin/feeds/use-start-run.ts'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import type { FeedRun } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatNumber } from '#shared/messages/formats.ts'

interface RunActionsProps {
  run: FeedRun
  onRun: (runId: number) => void
}

export function RunActions({ run, onRun }: RunActionsProps) {
  const isHeld = isHeldBySafetyLimit(run)
  if (!isHeld && run.rejected === 0) return null
  return (
    <div className={actionsCss.actions}>
      {isHeld && <RunAnyway run={run} onRun={onRun} />}
      {run.rejected > 0 && <RejectionsLink run={run} />}
    </div>
  )
}

export function RejectionsLink({ run }: { run: FeedRun }) {
  return (
    <Button asChild variant="outline" size="sm">
      <a href={`/api/admin/feeds/runs/${run.id}/rejections.csv`} download>
        <Icon icon={adminIcons.download} /> Rejections (CSV)
        <span className={baseCss.visuallyHidden}> of run {run.id}</span>
      </a>
    </Button>
  )
}

function RunAnyway({ run, onRun }: RunActionsProps) {
  const [asks, setAsks] = useState(false)
  const start = useStartRun(onRun)
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setAsks(true)}>
        <Icon icon={adminIcons.triangleAlert} /> Run anyway
      </Button>
      <ConfirmDialog
        open={asks}
        title="Run anyway"
        action="Run anyway"
        busy="Starting..."
        isPending={start.isPending}
        onConfirm={() =>
          start.mutate({ id: run.feedId, overrideSafetyLimits: true }, { onSettled: () => setAsks(false) })
        }
        onClose={() => setAsks(false)}
      >
        <p>
          The feed is imported again without the safety limits.{' '}
          {run.withheld > 0
            ? `The ${formatNumber(run.withheld)} products it no longer lists are removed from the shop.`
            : 'Products whose rows are rejected stay as they are; those it no longer lists are removed from the shop.'}
        </p>
        <p>Favorites and price history stay, and the run can be rolled back.</p>
      </ConfirmDialog>
    </>
  )
}
