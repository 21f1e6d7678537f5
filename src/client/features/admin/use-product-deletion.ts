import { useRefresh } from '#client/features/admin/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

/** Deletes products and offers, in the toast, to put them back. */
export function useProductDeletion(onDeleted?: () => void) {
  const refresh = useRefresh()
  const restore = trpc.admin.productEdits.restore.useMutation({
    onSuccess: ({ restored }) => {
      showToast({ type: 'success', title: `${countOf(restored)} restored` })
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
  return trpc.admin.productEdits.delete.useMutation({
    onSuccess: ({ deletionId, deleted }) => {
      showToast({
        type: 'success',
        title: `${countOf(deleted)} deleted`,
        action: { label: 'Undo', onClick: () => restore.mutate({ deletionId }) },
      })
      onDeleted?.()
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
}

function countOf(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
