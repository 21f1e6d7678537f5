import {
  type ColumnMap,
  type Dialect,
  type Recognition,
  recordOf,
} from '#server/features/feeds/dialects/dialect.ts'
import { createItemReader, type XmlItem } from '#server/features/feeds/dialects/xml-items.ts'
import { SEVERAL_VALUES } from '#shared/inputs/feeds.ts'

interface XmlDialectOptions {
  name: string
  items: string[] | ((head: string) => string[])
  columns: ColumnMap
  recognize(head: string): Recognition
}

/** Columns are the contents of elements: `price`, `price@currency`, `shop.name`. */
export function xmlDialect({ name, items, columns: own, recognize }: XmlDialectOptions): Dialect {
  function readerFor(
    head: string,
    columns: ColumnMap,
    hasDepths: boolean,
    onItem: (item: XmlItem) => void = () => undefined,
  ) {
    return createItemReader({
      items: typeof items === 'function' ? items(head) : items,
      hasDepths,
      several: new Set(SEVERAL_VALUES.flatMap((field) => columns[field] ?? [])),
      toRecord(item) {
        onItem(item)
        const { line, elements, depths } = item
        return recordOf(
          line,
          (field) => columns[field],
          (column) => elements.get(column) ?? depths?.texts.get(column),
        )
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
