import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { useProductRestoring } from '#client/admin/products/use-product-restoring.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

/** Deletes products and offers, in the toast, to put them back. */
export function useProductDeletion(onDeleted?: () => void) {
  const refresh = useRefresh()
  const restore = useProductRestoring()
  return trpc.admin.products.delete.useMutation({
    onSuccess: ({ ids, deleted }) => {
      showToast({
        type: 'success',
        title: deleted === 1 ? '1 product deleted' : `${deleted} products deleted`,
        action: { label: 'Undo', onClick: () => restore.mutate({ ids }) },
      })
      onDeleted?.()
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
}
