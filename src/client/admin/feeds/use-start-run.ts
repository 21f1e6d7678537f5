import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

export function useStartRun(onRun: (runId: number) => void) {
  const refresh = useRefresh()
  return trpc.admin.feeds.run.useMutation({
    onSuccess: ({ runId }) => {
      onRun(runId)
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
}
