import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { type FeedSource, trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

interface RemoveFeedProps {
  feed: FeedSource
  open: boolean
  onClose: () => void
}

export function RemoveFeed({ feed, open, onClose }: RemoveFeedProps) {
  const refresh = useRefresh()
  const remove = trpc.admin.feeds.remove.useMutation({
    onSuccess: () => {
      showToast({ type: 'success', title: `${feed.name} was removed` })
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open={open}
      title={`Remove ${feed.name}`}
      action="Remove"
      busy="Removing..."
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: feed.id })}
      onClose={onClose}
    >
      <p>
        This removes the feed, its settings and its run history, so its runs can no longer be rolled back.
      </p>
      <p>Its products stay in the shop as they are.</p>
    </ConfirmDialog>
  )
}
