import type { FeedRecord, Rejection } from '#server/features/feeds/feed-record.ts'
import { FEED_LABELS } from '#shared/feeds/feed-labels.ts'
import type { FeedField } from '#shared/inputs/feeds.ts'

/** `broken`: something of the file is missing, so that what it does not list need not be gone. */
export type FeedEvent =
  /** `rows`: how many of the file's records it stands for, 1 when missing. */
  | { kind: 'record'; record: FeedRecord; rows?: number }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'broken'; reason: string }

/** Whether the beginning of a file is of the dialect; if not, how near it comes and what it lacks. */
export type Recognition = { known: true } | { known: false; nearness: number; lacks: string }

/** For each field the file's columns or elements, the one to prefer first. */
export type ColumnMap = Partial<Record<FeedField, string[]>>

/** The columns of every label, by their names in the file. */
export function labelColumns(namesOf: (label: (typeof FEED_LABELS)[number]) => string[]): ColumnMap {
  return Object.fromEntries(FEED_LABELS.map((label) => [label.field, namesOf(label)]))
}

/** One file a dialect; `detect.ts` lists them. */
export interface Dialect {
  name: string
  columns: ColumnMap
  recognise(head: string): Recognition
  /** The columns that the file has, for mapping them. */
  columnsOf(head: string): string[] | Promise<string[]>
  /** `head` is what `text` begins with; `columns` are the dialect's, or an administrator's choice. */
  read(text: AsyncIterable<string>, head: string, columns?: ColumnMap): AsyncGenerator<FeedEvent>
}

/** The dialect's columns with an administrator's choice instead of some. */
export function withMapping(columns: ColumnMap, mapping: ColumnMap = {}): ColumnMap {
  const chosen = Object.entries(mapping).filter(([, names]) => names && names.length > 0)
  return { ...columns, ...Object.fromEntries(chosen) }
}
