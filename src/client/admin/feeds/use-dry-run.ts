import { useEffect, useState } from 'react'
import { watchFeedDryRun } from '#client/admin/feeds/watch-run.ts'
import { callError } from '#client/lib/call-error.ts'
import type { DryRunEvent } from '#client/lib/trpc.ts'

interface DryRun {
  share: number
  report?: DryRunEvent['report']
  isDone: boolean
  error?: string
}

export function useDryRun(feedId: number): DryRun {
  const [state, setState] = useState<DryRun>({ share: 0, isDone: false })
  const { isDone } = state
  useEffect(() => {
    if (isDone) return
    const subscription = watchFeedDryRun(
      { id: feedId },
      {
        onData(event) {
          const isLast = event.kind === 'report'
          setState({ share: isLast ? 1 : event.share, report: event.report, isDone: isLast })
        },
        onError: (error) => setState({ share: 0, isDone: true, error: callError(error).message }),
      },
    )
    return () => subscription.unsubscribe()
  }, [feedId, isDone])
  return state
}
