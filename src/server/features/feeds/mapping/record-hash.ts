import { hash } from 'node:crypto'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import type { FeedSettings } from '#server/features/feeds/mapping/map-record.ts'
import { salePeriodRuns } from '#server/features/feeds/mapping/sale-period.ts'
import { FEED_FIELDS } from '#shared/inputs/feeds.ts'

/** Raise it when mapping changes: every record is then mapped again. */
const MAPPING_VERSION = 7

export function recordHasher({ now, ...settings }: FeedSettings): (record: FeedRecord) => string {
  const start = JSON.stringify([MAPPING_VERSION, settings])
  return function hashRecord(record) {
    let text = start
    for (const field of FEED_FIELDS) text += `\0${record[field] ?? ''}`
    if (record.isOwnExport) text += '\0own'
    if (record.unpublished) text += '\0unpublished'
    if (record.salePeriod) text += salePeriodRuns(record.salePeriod, now)
    return hash('sha1', text, 'base64url')
  }
}
