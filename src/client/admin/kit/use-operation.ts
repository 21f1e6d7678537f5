import { useEffect, useEffectEvent, useState } from 'react'
import { trpc } from '#client/lib/trpc.ts'
import type { Operation } from '#shared/operations.ts'

const POLL_MS = 500

/**
 * Follows a long operation that was started here. When it ends, `onEnd` gets it, or undefined if the server no longer
 * has it.
 */
export function useOperation(onEnd: (ended: Operation | undefined) => void) {
  const [id, setId] = useState<string>()
  const { data: operation, isError } = trpc.admin.backups.operation.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, refetchInterval: POLL_MS },
  )
  const tell = useEffectEvent(onEnd)
  useEffect(() => {
    if (!id || (!isError && (!operation || operation.state === 'running'))) return
    setId(undefined)
    tell(isError ? undefined : operation)
  }, [id, operation, isError])
  return { watch: setId, isRunning: id !== undefined, operation: id === undefined ? undefined : operation }
}
