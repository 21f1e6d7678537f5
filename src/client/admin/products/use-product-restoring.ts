import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

/** Puts deleted products back and says which are in the shop and which wait for their feed. */
export function useProductRestoring(onRestored?: () => void) {
  const refresh = useRefresh()
  return trpc.admin.products.restore.useMutation({
    onSuccess: (result) => {
      showToast({ type: 'success', title: sentence(result) })
      onRestored?.()
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
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
