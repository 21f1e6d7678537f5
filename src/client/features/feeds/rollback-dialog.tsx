import { ConfirmDialog } from '#client/features/admin/confirm-dialog.tsx'
import { useRefresh } from '#client/features/admin/use-refresh.ts'
import { undoneBy } from '#client/features/feeds/feed-runs.ts'
import { Moment } from '#client/features/feeds/moment.tsx'
import { useSite } from '#client/lib/site.ts'
import { type FeedRun, type FeedSource, trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { formatCount } from '#shared/money.ts'

interface RollbackDialogProps {
  feed: FeedSource
  /** Undefined while nothing is asked. */
  target: FeedRun | undefined
  runs: FeedRun[]
  onRun: (runId: number) => void
  onClose: () => void
}

export function RollbackDialog({ feed, target, runs, onRun, onClose }: RollbackDialogProps) {
  const refresh = useRefresh()
  const rollback = trpc.admin.feeds.rollback.useMutation({
    onSuccess: ({ runId }) => onRun(runId),
    onError: (error) => showToast({ type: 'error', title: error.message }),
    onSettled: () => {
      onClose()
      return refresh()
    },
  })
  return (
    <ConfirmDialog
      open={target !== undefined}
      title="Roll back"
      action="Roll back"
      busy="Rolling back..."
      isPending={rollback.isPending}
      onConfirm={() => target && rollback.mutate({ runId: target.id })}
      onClose={onClose}
    >
      {target && <RollbackForecast feed={feed} target={target} runs={runs} />}
    </ConfirmDialog>
  )
}

type ForecastProps = Pick<RollbackDialogProps, 'feed' | 'runs'> & { target: FeedRun }

function RollbackForecast({ feed, target, runs }: ForecastProps) {
  const { locale } = useSite()
  const undone = undoneBy(target, runs)
  const count = (number: number) => formatCount(number, locale)
  const products = (number: number) => `${count(number)} ${number === 1 ? 'product' : 'products'}`
  return (
    <>
      <p>
        The products of {feed.name} go back to how they were before the run of{' '}
        <Moment at={target.startedAt} />.{' '}
        {undone.runs === 1 ? 'That run is undone:' : `${count(undone.runs)} runs are undone, the last first:`}
      </p>
      <ul className="rollback-forecast">
        {undone.added > 0 && <li>{products(undone.added)} that came in: out of the shop again</li>}
        {undone.changed > 0 && <li>{products(undone.changed)} that changed: as before</li>}
        {undone.gone > 0 && <li>{products(undone.gone)} that had gone: back in the shop</li>}
      </ul>
      <p>
        Favorites and price history stay.
        {feed.schedule && ' The next scheduled run imports the feed again.'}
      </p>
    </>
  )
}
