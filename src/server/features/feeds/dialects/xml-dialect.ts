import type { ColumnMap, Dialect, Recognition } from '#server/features/feeds/dialects/dialect.ts'
import { createItemReader, type XmlItem } from '#server/features/feeds/dialects/xml-items.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { FEED_FIELDS } from '#shared/inputs/feeds.ts'

export const GOOGLE_NAMESPACE = 'base.google.com/ns/1.0'

export interface XmlDialectOptions {
  name: string
  /** Names of the elements that are records. */
  items: string[] | ((head: string) => string[])
  columns: ColumnMap
  recognise(head: string): Recognition
}

/** A dialect whose records are elements and whose columns are their children. */
export function xmlDialect({ name, items, columns: own, recognise }: XmlDialectOptions): Dialect {
  function readerFor(head: string, columns: ColumnMap, onItem?: (item: XmlItem) => void) {
    const fields = FEED_FIELDS.flatMap((field) => (columns[field] ? [{ field, names: columns[field] }] : []))
    return createItemReader({
      items: typeof items === 'function' ? items(head) : items,
      namespace: GOOGLE_NAMESPACE,
      prefix: 'g',
      toRecord(item) {
        onItem?.(item)
        const record: FeedRecord = { line: item.line }
        for (const { field, names } of fields) {
          const found = names.find((element) => item.elements.get(element)?.trim())
          if (found !== undefined) record[field] = item.elements.get(found)
        }
        return record
      },
    })
  }

  return {
    name,
    columns: own,
    recognise,
    columnsOf(head) {
      const names = new Set<string>()
      const reader = readerFor(head, own, ({ elements }) => {
        for (const element of elements.keys()) names.add(element)
      })
      reader.write(head)
      return [...names]
    },
    async *read(text, head, columns = own) {
      const reader = readerFor(head, columns)
      for await (const chunk of text) {
        yield* reader.write(chunk)
        if (reader.isDone()) return
      }
      yield* reader.end()
    },
  }
}
