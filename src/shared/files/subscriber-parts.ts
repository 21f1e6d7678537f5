import { parseCsv, toCsv } from '#shared/files/csv.ts'
import { subscriberTable } from '#shared/files/subscriber-table.ts'
import { MAX_IMPORT_CHARACTERS } from '#shared/newsletter/subscriber-import.ts'

export interface SubscriberPart {
  csv: string
  /** Added to a row's number, it gives the row's number in the file. */
  offset: number
}

const ROWS_AT_ONCE = 1_000

export function subscriberParts(text: string): SubscriberPart[] {
  const { heading, rows, firstRow } = subscriberTable(parseCsv(text))
  const head = heading ? toCsv([heading]) : ''
  const above = heading ? firstRow - 2 : firstRow - 1
  const parts: SubscriberPart[] = []
  let lines: string[] = []
  let length = head.length
  const finish = (end: number) => {
    if (lines.length > 0) parts.push({ csv: head + lines.join(''), offset: above + end - lines.length })
    lines = []
    length = head.length
  }
  for (const [at, cells] of rows.entries()) {
    const line = toCsv([cells])
    if (lines.length === ROWS_AT_ONCE || length + line.length > MAX_IMPORT_CHARACTERS) finish(at)
    lines.push(line)
    length += line.length
  }
  finish(rows.length)
  return parts
}
