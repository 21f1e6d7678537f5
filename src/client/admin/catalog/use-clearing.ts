import { useOperation } from '#client/admin/kit/use-operation.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

const FAILED = 'Failed to clear products'

/** Has the server back up the database and empty the catalog. */
export function useClearing(onStarted: () => void) {
  const refresh = useRefresh()
  const { watch, operation } = useOperation((ended) => {
    if (ended?.state === 'done') {
      const description = `The backup is ${ended.result}`
      showToast({ type: 'success', title: 'All products cleared successfully!', description })
    } else if (ended?.state === 'canceled') showToast({ type: 'info', title: 'Clearing canceled' })
    else showToast({ type: 'error', title: FAILED, description: ended?.message ?? undefined })
    refresh()
  })
  const start = trpc.admin.catalog.startClear.useMutation({
    onSuccess: ({ id }) => watch(id),
    onError: ({ message }) => showToast({ type: 'error', title: FAILED, description: message }),
    onSettled: onStarted,
  })
  return { start: () => start.mutate(), isStarting: start.isPending, operation }
}
