import { useOperation } from '#client/admin/kit/use-operation.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

/** Has the server make a backup and downloads it when it is ready. */
export function useBackupDownload() {
  const { watch, isRunning, operation } = useOperation((ended) => {
    if (ended?.state === 'done') location.assign(`/api/admin/backups/${ended.result}`)
    else if (ended?.state !== 'canceled')
      showToast({ type: 'error', title: ended?.message ?? 'The backup failed' })
  })
  const start = trpc.admin.backups.start.useMutation({
    onSuccess: ({ id }) => watch(id),
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
  const prove = trpc.factors.requireFresh.useMutation({ onSuccess: () => start.mutate() })
  return {
    start: () => prove.mutate(),
    isRunning: start.isPending || isRunning,
    share: operation?.share ?? 0,
  }
}
