import {
  type ColumnMap,
  type Dialect,
  type Recognition,
  valuesOf,
} from '#server/features/feeds/dialects/dialect.ts'
import { createItemReader, type XmlItem } from '#server/features/feeds/dialects/xml-items.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'
import { FEED_FIELDS, SEVERAL_VALUES } from '#shared/inputs/feeds.ts'

export const GOOGLE_NAMESPACE = 'base.google.com/ns/1.0'

export interface XmlDialectOptions {
  name: string
  items: string[] | ((head: string) => string[])
  columns: ColumnMap
  recognize(head: string): Recognition
}

/**
 * Creates a dialect whose records are elements and whose columns are their contents: `price`, `price@currency`,
 * `shop.name`.
 */
export function xmlDialect({ name, items, columns: own, recognize }: XmlDialectOptions): Dialect {
  function readerFor(
    head: string,
    columns: ColumnMap,
    hasDepths: boolean,
    onItem: (item: XmlItem) => void = () => undefined,
  ) {
    const fields = FEED_FIELDS.flatMap((field) => (columns[field] ? [{ field, names: columns[field] }] : []))
    return createItemReader({
      items: typeof items === 'function' ? items(head) : items,
      namespace: GOOGLE_NAMESPACE,
      prefix: 'g',
      hasDepths,
      several: new Set(SEVERAL_VALUES.flatMap((field) => columns[field] ?? [])),
      toRecord(item) {
        onItem(item)
        const record: FeedRecord = { line: item.line }
        for (const { field, names } of fields) {
          const text = valuesOf(field, names, (column) => textOf(item, column))
          if (text !== undefined) record[field] = text
        }
        return record
      },
    })
  }

  return {
    name,
    columns: own,
    recognize,
    columnsOf(head) {
      const names = new Set<string>()
      const reader = readerFor(head, own, true, ({ depths }) => {
        for (const column of depths?.texts.keys() ?? []) names.add(column)
      })
      reader.write(head)
      return [...names]
    },
    async *read(text, head, columns = own) {
      const hasDepths = Object.values(columns).some((names) => names.some((column) => /[.@]/.test(column)))
      const reader = readerFor(head, columns, hasDepths)
      for await (const chunk of text) {
        yield* reader.write(chunk)
        if (reader.isDone()) return
      }
      yield* reader.end()
    },
  }
}

function textOf({ elements, depths }: XmlItem, column: string): string | undefined {
  return elements.get(column) ?? depths?.texts.get(column)
}
