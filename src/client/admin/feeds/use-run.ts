import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { watchFeedRun } from '#client/admin/feeds/watch-run.ts'
import type { FeedRun } from '#client/lib/trpc.ts'

/** Follows a run by server events. When it ends, all visible catalog data is refetched. */
export function useRun(runId: number, initialRun?: FeedRun): FeedRun | undefined {
  const [run, setRun] = useState(initialRun)
  const queryClient = useQueryClient()
  const hasEnded = run !== undefined && run.id === runId && run.status !== 'running'
  useEffect(() => {
    if (hasEnded) return
    const subscription = watchFeedRun(
      { runId },
      {
        onData(next) {
          setRun(next)
          if (next.status !== 'running') queryClient.invalidateQueries()
        },
      },
    )
    return () => subscription.unsubscribe()
  }, [runId, hasEnded, queryClient])
  return run?.id === runId ? run : undefined
}
