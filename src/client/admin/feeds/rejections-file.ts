import type { FeedPreview } from '#client/lib/trpc.ts'
import { toCsv } from '#shared/files/csv.ts'

export function rejectionsFile(feed: string, rejections: FeedPreview['rejected']) {
  const rows = rejections.map(({ line, externalId, field, reason }) => [
    line,
    externalId ?? null,
    field,
    reason,
  ])
  const csv = toCsv([['line', 'id', 'field', 'reason'], ...rows])
  return {
    href: `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`,
    download: `${feed.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-rejections.csv`,
  }
}
