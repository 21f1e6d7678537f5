import { Badge } from '@chakra-ui/react'
import * as feedRunsCss from '#client/admin/feeds/feed-runs.css.ts'
import type { FeedRun } from '#client/lib/trpc.ts'

const STATUSES: Record<FeedRun['status'], { label: string; palette: string }> = {
  running: { label: 'Running', palette: 'toys' },
  done: { label: 'Done', palette: 'safety' },
  partial: { label: 'Partly done', palette: 'feeding' },
  failed: { label: 'Failed', palette: 'danger' },
  canceled: { label: 'Canceled', palette: 'feeding' },
  interrupted: { label: 'Interrupted', palette: 'feeding' },
  'rolled-back': { label: 'Rolled back', palette: 'nursery' },
}

export function RunStatus({ status }: Pick<FeedRun, 'status'>) {
  const { label, palette } = STATUSES[status]
  return (
    <Badge className={feedRunsCss.runStatus} colorPalette={palette} variant="subtle" size="md">
      {label}
    </Badge>
  )
}
