import * as feedRunsCss from '#client/admin/feeds/feed-runs.css.ts'
import type { FeedRun } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'

const STATUSES: Record<FeedRun['status'], { label: string; tint: string }> = {
  running: { label: 'Running', tint: baseCss.tintToys },
  done: { label: 'Done', tint: baseCss.tintSafety },
  partial: { label: 'Partly done', tint: baseCss.tintFeeding },
  failed: { label: 'Failed', tint: baseCss.tintClothing },
  canceled: { label: 'Canceled', tint: baseCss.tintFeeding },
  interrupted: { label: 'Interrupted', tint: baseCss.tintFeeding },
  'rolled-back': { label: 'Rolled back', tint: baseCss.tintNursery },
}

export function RunStatus({ status }: Pick<FeedRun, 'status'>) {
  const { label, tint } = STATUSES[status]
  return <span className={`${baseCss.tag} ${tint} ${feedRunsCss.runStatus}`}>{label}</span>
}
