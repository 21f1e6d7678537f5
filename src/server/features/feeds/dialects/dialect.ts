import type { FeedRecord, Rejection } from '#server/features/feeds/feed-record.ts'
import { FEED_FIELDS, type FeedField, SEVERAL_VALUES } from '#shared/inputs/feeds.ts'

/** `broken`: part of the file is missing, so products that it does not list may still exist. */
export type FeedEvent =
  /** `rows`: the number of file records it stands for; 1 when missing. */
  | { kind: 'record'; record: FeedRecord; rows?: number }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'broken'; reason: string }

/** Whether the beginning of a file matches the dialect; if not, how close it is and what it lacks. */
export type Recognition = { isMatch: true } | { isMatch: false; nearness: number; lacks: string }

/** The file's columns or elements for each field, the preferred one first. */
export type ColumnMap = Partial<Record<FeedField, string[]>>

export interface Dialect {
  name: string
  columns: ColumnMap
  recognize(head: string): Recognition
  columnsOf(head: string): string[] | Promise<string[]>
  /** `head` is the beginning of `text`; `columns` are the dialect's or an administrator's choice. */
  read(text: AsyncIterable<string>, head: string, columns?: ColumnMap): AsyncGenerator<FeedEvent>
}

export function recognition(isMatch: boolean, lacks: string, nearness = 0): Recognition {
  return isMatch ? { isMatch } : { isMatch, nearness, lacks }
}

export function unreadable(line: number, reason: string): FeedEvent {
  return { kind: 'rejected', rejection: { line, field: 'record', reason } }
}

export function recordOf<Place>(
  line: number,
  placesOf: (field: FeedField) => Place[] | undefined,
  textAt: (place: Place) => string | undefined,
): FeedRecord {
  const record: FeedRecord = { line }
  for (const field of FEED_FIELDS) {
    const places = placesOf(field)
    const text = places && textOf(field, places, textAt)
    if (text !== undefined) record[field] = text
  }
  return record
}

/** The text of the preferred place that has one; of fields with several values all of them, one in each line. */
function textOf<Place>(
  field: FeedField,
  places: Place[],
  textAt: (place: Place) => string | undefined,
): string | undefined {
  if (!SEVERAL_VALUES.includes(field)) {
    const place = places.find((one) => textAt(one)?.trim())
    return place === undefined ? undefined : textAt(place)
  }
  const texts = places.map(textAt).filter((text) => text?.trim())
  return texts.join('\n') || undefined
}

export function withMapping(columns: ColumnMap, mapping: ColumnMap = {}): ColumnMap {
  const chosen = Object.entries(mapping).filter(([, names]) => names && names.length > 0)
  return { ...columns, ...Object.fromEntries(chosen) }
}
