import { Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { ButtonAnchor } from '#client/admin/kit/buttons.tsx'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { OperationProgress } from '#client/admin/kit/operation-progress.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import type { Operation } from '#shared/operations.ts'

const POLL_MS = 700

const DONE = {
  backup: 'Backup finished',
  restore: 'Backup restored',
  check: 'The copy is complete',
  clear: 'All products cleared successfully!',
}
const CANCELED = {
  backup: 'Backup canceled',
  restore: 'Restore canceled',
  check: 'Check canceled',
  clear: 'Clearing canceled',
}

export function OperationCard({ startedId }: { startedId: string | undefined }) {
  const refresh = useRefresh()
  const [watched, setWatched] = useState<string>()
  const [restored, setRestored] = useState<Operation>()
  const [isSignedOut, setIsSignedOut] = useState(false)
  const running = trpc.admin.backups.running.useQuery(undefined, {
    refetchInterval: watched ? false : 4 * POLL_MS,
  })
  const id = watched ?? running.data?.id
  const operation = trpc.admin.backups.operation.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined && !isSignedOut, refetchInterval: POLL_MS, retry: false },
  )
  useEffect(() => {
    if (running.data) setWatched(running.data.id)
  }, [running.data])
  useEffect(() => {
    if (startedId) setWatched(startedId)
  }, [startedId])
  const ended = operation.data?.state === 'running' ? undefined : operation.data
  useEffect(() => {
    if (!watched || !ended) return
    setWatched(undefined)
    tellEnd(ended)
    if (ended.kind === 'restore' && ended.state === 'done') setRestored(ended)
    refresh()
  }, [watched, ended, refresh])
  const isLockedOut = operation.data?.kind === 'restore' && isRefused(operation.error)
  useEffect(() => {
    if (isLockedOut) setIsSignedOut(true)
  }, [isLockedOut])
  if (isSignedOut) return <SignedOutByRestore />
  if (restored && !watched)
    return <RestoreResult operation={restored} onClose={() => setRestored(undefined)} />
  if (!watched || operation.data?.state !== 'running') return null
  return (
    <section className={adminCardCss.card} aria-label="In progress">
      <OperationProgress operation={operation.data} />
    </section>
  )
}

function tellEnd({ state, kind, message }: Operation) {
  if (state === 'done') showToast({ type: 'success', title: DONE[kind] })
  if (state === 'canceled') showToast({ type: 'info', title: CANCELED[kind] })
  if (state === 'failed') showToast({ type: 'error', title: message ?? 'The operation failed' })
}

function isRefused(error: { data?: { httpStatus?: number } | null } | null): boolean {
  return error?.data?.httpStatus === 401 || error?.data?.httpStatus === 403
}

interface RestoreResultProps {
  operation: Pick<Operation, 'notes' | 'result'>
  onClose: () => void
}

/** Tells the administrator who restored a backup what to know; stays until closed. */
function RestoreResult({ operation: { notes, result }, onClose }: RestoreResultProps) {
  return (
    <AdminCard title="The backup has been restored">
      <ul className={listsCss.points}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {result && <li>The previous database is kept as {result}.</li>}
      </ul>
      <Button size="sm" variant="outline" onClick={onClose}>
        Close
      </Button>
    </AdminCard>
  )
}

/** Shown because the restored database does not have the session of the administrator who restored it. */
function SignedOutByRestore() {
  return (
    <AdminCard
      title="You have been signed out"
      lead="The database was replaced by the backup, in which your account is not an active administrator. Sign in with an administrator account from the backup."
    >
      <ButtonAnchor variant="solid" href="/login?from=%2Fadmin%2Fbackups">
        Sign in
      </ButtonAnchor>
    </AdminCard>
  )
}
