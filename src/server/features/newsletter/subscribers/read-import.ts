import { parseCsv } from '#shared/files/csv.ts'
import { subscribeInput } from '#shared/inputs/newsletter.ts'
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '#shared/subscriber-statuses.ts'

interface ImportRow {
  email: string
  name: string | null
  /** Undefined where the file does not say. */
  status: SubscriberStatus | undefined
}

interface RefusedRow {
  /** Counted from 1, the heading included. */
  row: number
  reason: string
}

const MAX_ROWS = 5_000

/** The subscribers of a CSV text: columns `email`, `name` and `status` in any order, or addresses alone. */
export function readImport(csv: string): { rows: ImportRow[]; refused: RefusedRow[] } {
  const [head = [], ...body] = parseCsv(csv)
  const names = head.map((cell) => cell.toLowerCase())
  const column = {
    email: names.indexOf('email'),
    name: names.indexOf('name'),
    status: names.indexOf('status'),
  }
  const hasHeading = column.email !== -1
  const lines = hasHeading ? body : [head, ...body]
  const rows: ImportRow[] = []
  const refused: RefusedRow[] = []
  lines.slice(0, MAX_ROWS).forEach((cells, index) => {
    const cell = (at: number) => (at === -1 ? '' : (cells[at] ?? ''))
    const parsed = readRow(hasHeading ? cell(column.email) : cell(0), cell(column.name), cell(column.status))
    if (typeof parsed === 'string') refused.push({ row: index + (hasHeading ? 2 : 1), reason: parsed })
    else rows.push(parsed)
  })
  if (lines.length > MAX_ROWS) {
    refused.push({
      row: MAX_ROWS + 1,
      reason: `This row and those after it were left out: at most ${MAX_ROWS} at once`,
    })
  }
  return { rows, refused }
}

function readRow(email: string, name: string, statusCell: string): ImportRow | string {
  const parsed = subscribeInput.safeParse({ email, name })
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'This row isn’t valid'
  const status = statusCell.toLowerCase()
  if (status === '') return { ...parsed.data, status: undefined }
  const known = SUBSCRIBER_STATUSES.find((candidate) => candidate === status)
  return known ? { ...parsed.data, status: known } : `The status is none of ${SUBSCRIBER_STATUSES.join(', ')}`
}
