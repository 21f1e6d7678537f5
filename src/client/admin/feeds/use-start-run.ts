import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'

export function useStartRun(onRun: (runId: number) => void) {
  const toasts = useAdminToasts()
  return trpc.admin.feeds.run.useMutation(toasts(undefined, ({ runId }) => onRun(runId)))
}
