import { useEffect, useState } from 'react'
import { OperationProgress } from '#client/features/admin/operation-progress.tsx'
import { useRefresh } from '#client/features/admin/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

const POLL_MS = 700

const DONE = {
  backup: 'Backup finished',
  restore: 'Backup restored',
  clear: 'All products cleared successfully!',
}
const CANCELLED = { backup: 'Backup cancelled', restore: 'Restore cancelled', clear: 'Clearing cancelled' }

/** The long work that is under way, with its progress. It goes on when the page is left. */
export function OperationCard({ startedId }: { startedId: string | undefined }) {
  const refresh = useRefresh()
  const [watched, setWatched] = useState<string>()
  const running = trpc.admin.backups.running.useQuery(undefined, {
    refetchInterval: watched ? false : 4 * POLL_MS,
  })
  const id = watched ?? running.data?.id
  const operation = trpc.admin.backups.operation.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, refetchInterval: POLL_MS, retry: false },
  )
  useEffect(() => {
    if (running.data) setWatched(running.data.id)
  }, [running.data])
  useEffect(() => {
    if (startedId) setWatched(startedId)
  }, [startedId])
  const { state, kind, message } = operation.data ?? {}
  useEffect(() => {
    if (!watched || !state || !kind || state === 'running') return
    setWatched(undefined)
    if (state === 'done') showToast({ type: 'success', title: DONE[kind] })
    if (state === 'cancelled') showToast({ type: 'info', title: CANCELLED[kind] })
    if (state === 'failed') showToast({ type: 'error', title: message ?? 'It failed' })
    refresh()
  }, [watched, state, kind, message, refresh])
  if (!watched || operation.data?.state !== 'running') return null
  return (
    <section className="admin-card" aria-label="Under way">
      <OperationProgress operation={operation.data} />
    </section>
  )
}
