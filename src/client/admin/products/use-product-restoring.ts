import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'

/** Puts deleted products back and says which are in the shop and which wait for their feed. */
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
    ...(restored > 0 || awaited === 0 ? [`${countOf(restored)} restored`] : []),
    ...(awaited > 0 ? [`${countOf(awaited)} will return with the next import`] : []),
    ...(taken.length > 0 ? [`${countOf(taken.length)} already back in the catalog`] : []),
  ]
  return parts.join(', ')
}

function countOf(count: number): string {
  return count === 1 ? '1 product' : `${count} products`
}
