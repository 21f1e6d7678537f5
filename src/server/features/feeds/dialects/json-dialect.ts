import {
  type ColumnMap,
  type Dialect,
  type FeedEvent,
  type Recognition,
  recordOf,
  unreadable,
} from '#server/features/feeds/dialects/dialect.ts'
import { type JsonPlace, readJsonRecords } from '#server/features/feeds/dialects/json-records.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import type { JsonEvent } from '#server/features/feeds/reading/json-parsing.ts'
import { flatten } from '#server/features/feeds/reading/json-value.ts'
import { type FeedField, SEVERAL_VALUES } from '#shared/inputs/feeds.ts'

interface JsonDialectOptions {
  name: string
  columns: ColumnMap
  recognize(head: string): Recognition
  placeOf(head: string): JsonPlace
  /** Names a record's values; by default by their path, as in `offers.0.price`. */
  textsOf?: (value: unknown) => Map<string, string>
  complete?: (record: FeedRecord, texts: Map<string, string>) => FeedRecord
}

export function jsonDialect(options: JsonDialectOptions): Dialect {
  const { name, columns: own, recognize, placeOf, textsOf = flatten, complete = (record) => record } = options
  return {
    name,
    columns: own,
    recognize,
    async columnsOf(head) {
      const names = new Set<string>()
      for await (const event of readJsonRecords([head], placeOf(head))) {
        if (event.kind === 'element') for (const place of flatten(event.value).keys()) names.add(place)
      }
      return [...names]
    },
    async *read(text, head, columns = own) {
      for await (const event of readJsonRecords(text, placeOf(head))) {
        if (event.kind !== 'element') yield refusalOf(event)
        else {
          const texts = textsOf(event.value)
          const record = recordOf(
            event.line,
            (field) => placesOf(field, columns, texts),
            (place) => texts.get(place),
          )
          yield { kind: 'record', record: complete(record, texts) }
        }
      }
    },
  }
}

export function refusalOf(event: Exclude<JsonEvent, { kind: 'element' }>): FeedEvent {
  return event.kind === 'broken' ? event : unreadable(event.line, event.reason)
}

/** Several values may be in an array: `images.0`, `images.1`. */
function placesOf(field: FeedField, columns: ColumnMap, texts: Map<string, string>): string[] {
  const names = columns[field] ?? []
  if (names.length === 0 || !SEVERAL_VALUES.includes(field)) return names
  return [...texts.keys()].filter((place) => names.includes(place.replace(/\.\d{1,3}$/, '')))
}
