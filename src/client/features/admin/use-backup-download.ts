import { useEffect, useState } from 'react'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

const POLL_MS = 500

/** Has the server make a backup and downloads it when it is there. */
export function useBackupDownload() {
  const [id, setId] = useState<string>()
  const start = trpc.admin.backups.start.useMutation({
    onSuccess: (started) => setId(started.id),
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
  const operation = trpc.admin.backups.operation.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, refetchInterval: POLL_MS },
  )
  const { state, result, message } = operation.data ?? {}
  useEffect(() => {
    if (!id || !state || state === 'running') return
    setId(undefined)
    if (state === 'done') location.assign(`/api/admin/backups/${result}`)
    else if (state === 'failed') showToast({ type: 'error', title: message ?? 'The backup failed' })
  }, [id, state, result, message])
  return {
    start: () => start.mutate(),
    isRunning: start.isPending || id !== undefined,
    share: operation.data?.share ?? 0,
  }
}
