import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type FeedSource, trpc } from '#client/lib/trpc.ts'

interface RemoveFeedProps {
  feed: FeedSource
  open: boolean
  onClose: () => void
}

export function RemoveFeed({ feed, open, onClose }: RemoveFeedProps) {
  const toasts = useAdminToasts()
  const remove = trpc.admin.feeds.delete.useMutation({
    ...toasts(`${feed.name} was removed`),
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
        This removes the feed, its settings, and its run history, so its runs can no longer be rolled back.
      </p>
      <p>Its products stay in the shop as they are.</p>
    </ConfirmDialog>
  )
}
