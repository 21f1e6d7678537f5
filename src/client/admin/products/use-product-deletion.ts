import { counted } from '#client/admin/kit/counted.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useProductRestoring } from '#client/admin/products/use-product-restoring.ts'
import { trpc } from '#client/lib/trpc.ts'

/** Deletes products and offers in the toast to restore them. */
export function useProductDeletion(onDeleted?: () => void) {
  const toasts = useAdminToasts()
  const restore = useProductRestoring()
  return trpc.admin.products.delete.useMutation(
    toasts(
      ({ ids, deleted }) => ({
        title: `${counted(deleted, 'product')} deleted`,
        action: { label: 'Undo', onClick: () => restore.mutate({ ids }) },
      }),
      onDeleted,
    ),
  )
}
