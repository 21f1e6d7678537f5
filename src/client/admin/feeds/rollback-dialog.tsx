import * as feedRunsCss from '#client/admin/feeds/feed-runs.css.ts'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type FeedRun, type FeedSource, trpc } from '#client/lib/trpc.ts'
import { Moment } from '#client/ui/moment.tsx'
import * as statesCss from '#client/ui/states.late.css.ts'

interface RollbackDialogProps {
  feed: FeedSource
  target: FeedRun | undefined
  onRun: (runId: number) => void
  onClose: () => void
}

export function RollbackDialog({ feed, target, onRun, onClose }: RollbackDialogProps) {
  const toasts = useAdminToasts()
  const rollback = trpc.admin.feeds.rollback.useMutation({
    ...toasts(undefined, ({ runId }) => onRun(runId)),
    onSettled: onClose,
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
      {target && <RollbackForecast feed={feed} target={target} />}
    </ConfirmDialog>
  )
}

function RollbackForecast({ feed, target }: { feed: FeedSource; target: FeedRun }) {
  const { data: undone } = trpc.admin.feeds.rollbackForecast.useQuery({ runId: target.id })
  const products = (number: number) => counted(number, 'product')
  if (!undone) return <p className={statesCss.loadingLine}>Counting what would be undone...</p>
  return (
    <>
      <p>
        The products of {feed.name} go back to how they were before the run of{' '}
        <Moment at={target.startedAt} />.{' '}
        {undone.runs === 1
          ? 'This run is undone:'
          : `${counted(undone.runs, 'run')} are undone, the latest first:`}
      </p>
      <ul className={feedRunsCss.rollbackForecast}>
        {undone.added > 0 && <li>{products(undone.added)} added: will be removed from the shop</li>}
        {undone.changed > 0 && (
          <li>{products(undone.changed)} changed: restored to their previous version</li>
        )}
        {undone.delisted > 0 && <li>{products(undone.delisted)} removed: back in the shop</li>}
      </ul>
      <p>
        Favorites and price history stay.
        {feed.schedule && ' The next scheduled run imports the feed again.'}
      </p>
    </>
  )
}
