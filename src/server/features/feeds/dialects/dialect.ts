import type { FeedRecord, Rejection } from '#server/features/feeds/feed-record.ts'

/** `broken`: something of the file is missing, so that what it does not list need not be gone. */
export type FeedEvent =
  | { kind: 'record'; record: FeedRecord }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'broken'; reason: string }

/** Whether the beginning of a file is of the dialect; if not, how near it comes and what it lacks. */
export type Recognition = { known: true } | { known: false; nearness: number; lacks: string }

/** One file a dialect; `detect.ts` lists them. */
export interface Dialect {
  name: string
  recognise(head: string): Recognition
  /** `head` is what `text` begins with. */
  read(text: AsyncIterable<string>, head: string): AsyncGenerator<FeedEvent>
}
