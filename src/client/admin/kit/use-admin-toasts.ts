import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { showToast } from '#client/ui/toast.ts'

/** What follows a change: its sentence and fresh data, or the server's sentence when it failed. */
export function useAdminToasts() {
  const refresh = useRefresh()
  return (title?: string, onDone?: () => void) => ({
    onSuccess: () => {
      if (title) showToast({ type: 'success', title })
      onDone?.()
      return refresh()
    },
    onError: (error: { message: string }) => showToast({ type: 'error', title: error.message }),
  })
}
