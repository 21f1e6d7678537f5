import { syncToast } from '#client/admin/feeds/sync-toast.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

export function useSync() {
  const refresh = useRefresh()
  return trpc.admin.catalog.sync.useMutation({
    onSuccess: (result) => {
      showToast(syncToast(result))
      return refresh()
    },
    onError: () => showToast({ type: 'error', title: 'Failed to sync products' }),
  })
}
