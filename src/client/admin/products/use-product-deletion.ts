import { counted } from '#client/admin/kit/counted.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'

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

/** Restores deleted products and says which are in the shop and which wait for their feed. */
export function useProductRestoring(onRestored?: () => void) {
  return trpc.admin.products.restore.useMutation(useAdminToasts()(sentence, onRestored))
}

interface Restored {
  restored: number
  awaited: number
  taken: string[]
}

function sentence({ restored, awaited, taken }: Restored): string {
  const parts = [
    ...(restored > 0 || awaited === 0 ? [`${counted(restored, 'product')} restored`] : []),
    ...(awaited > 0 ? [`${counted(awaited, 'product')} will return with the next import`] : []),
    ...(taken.length > 0 ? [`${counted(taken.length, 'product')} already back in the catalog`] : []),
  ]
  return parts.join(', ')
}
