import { importColumns } from '#server/features/newsletter/subscribers/import-columns.ts'
import type { Said } from '#server/features/newsletter/subscribers/state-reader.ts'
import { parseCsv } from '#shared/files/csv.ts'
import { type SubscriberTable, subscriberTable } from '#shared/files/subscriber-table.ts'
import { subscribeInput } from '#shared/inputs/newsletter.ts'
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '#shared/newsletter/subscriber-statuses.ts'

interface ImportRow {
  email: string
  name: string | null
  status: SubscriberStatus | undefined
}

interface RefusedRow {
  /** Counted from 1, including the heading. */
  row: number
  reason: string
}

const MAX_ROWS = 5_000
/** Left by a program that read the file in the wrong encoding. */
const LOST_LETTER = /[\ufffd\0]/
const SAVE_AS_UTF_8 = 'save the file as CSV UTF-8 and import it again'
const MAX_QUOTED = 40

/** Reads the subscribers of a CSV text from any tool. A heading names the columns; a list of addresses needs none. */
export function readImport(csv: string): { rows: ImportRow[]; refused: RefusedRow[] } {
  const table = subscriberTable(parseCsv(csv))
  if (table.heading?.some((cell) => LOST_LETTER.test(cell))) {
    const reason = `Some letters in the headings can’t be read, so nothing was imported: ${SAVE_AS_UTF_8}`
    return { rows: [], refused: [{ row: table.firstRow - 1, reason }] }
  }
  const rows: ImportRow[] = []
  const refused: RefusedRow[] = []
  const read = rowReader(table)
  table.rows.slice(0, MAX_ROWS).forEach((cells, index) => {
    const parsed = read(cells)
    if (typeof parsed === 'string') refused.push({ row: table.firstRow + index, reason: parsed })
    else rows.push(parsed)
  })
  if (table.rows.length > MAX_ROWS) {
    refused.push({
      row: table.firstRow + MAX_ROWS,
      reason: `This row and those after it were left out: at most ${MAX_ROWS} can be imported at once`,
    })
  }
  return { rows, refused }
}

function rowReader(table: SubscriberTable): (cells: string[]) => ImportRow | string {
  const { fullName, firstName, lastName, states } = importColumns(table)
  return (cells) => {
    if (cells.some((cell) => LOST_LETTER.test(cell)))
      return `Some letters in this row can’t be read: ${SAVE_AS_UTF_8}`
    const textIn = (places: number[]) => places.map((at) => cells[at]).find(Boolean) ?? ''
    const name = textIn(fullName) || `${textIn(firstName)} ${textIn(lastName)}`
    const parsed = subscribeInput.safeParse({ email: cells[table.emailAt] ?? '', name })
    if (!parsed.success) return parsed.error.issues[0]?.message ?? 'This row isn’t valid'
    const said = states.map(({ at, heading, read }) => {
      const cell = cells[at] ?? ''
      return { heading, cell, state: read(cell) }
    })
    const status = STRONGEST_FIRST.find((state) => said.some((one) => one.state === state))
    if (status !== 'unclear') return { ...parsed.data, status }
    const unclear = said.find(({ state }) => state === 'unclear')
    return describeUnclear(unclear?.heading ?? '', unclear?.cell ?? '')
  }
}

/** One column that says that somebody left outweighs all others. */
const STRONGEST_FIRST: Exclude<Said, undefined>[] = [
  'unsubscribed',
  'bounced',
  'unclear',
  'unconfirmed',
  'confirmed',
]

function describeUnclear(heading: string, cell: string): string {
  if (cell === '') return `The column “${heading}” doesn’t say whether this person subscribes`
  return `“${cell.slice(0, MAX_QUOTED)}” in the column “${heading}” isn’t one of ${SUBSCRIBER_STATUSES.join(', ')}`
}
