import type { SyncResult } from '#client/lib/trpc.ts'
import type { Toast } from '#client/ui/toast.ts'

type SyncedFeed = SyncResult['feeds'][number]

const NAMED_FEEDS = 3

/** Builds the toast for a sync. It is green only when every feed was imported, or when none is configured. */
export function syncToast({ outcome, feeds }: SyncResult): Toast {
  const description = describeFeeds(feeds)
  if (outcome === 'failed') return { type: 'error', title: 'Failed to sync products', ...description }
  if (outcome === 'partial') return { type: 'error', title: 'Products partly synced', ...description }
  if (outcome === 'unfinished') return { type: 'info', title: 'Products are still syncing', ...description }
  const success = { type: 'success' as const, title: 'Products synced successfully!' }
  if (outcome === 'synced') return success
  return { ...success, description: 'No feed is configured, so nothing changed.' }
}

function describeFeeds(feeds: SyncedFeed[]) {
  const failed = feeds.filter(({ status }) => status === 'failed' || status === 'canceled')
  const incomplete = feeds.filter(({ status }) => status === 'partial')
  const unfinished = feeds.filter(({ status }) => status === 'running' || status === 'waiting')
  const remarks = [
    ...reasons('Not imported', failed),
    ...reasons('Partly imported', incomplete),
    ...(unfinished.length > 0 ? [`Still importing: ${unfinished.map(({ feed }) => feed).join(', ')}.`] : []),
  ]
  return { description: remarks.join(' ') }
}

function reasons(label: string, feeds: SyncedFeed[]): string[] {
  if (feeds.length === 0) return []
  const named = feeds
    .slice(0, NAMED_FEEDS)
    .map(({ feed, message }) => `${feed} (${message.replace(/\.$/, '')})`)
  const more = feeds.length - named.length
  return [`${label}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`]
}
