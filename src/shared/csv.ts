/** Spreadsheets take a cell that begins like this for a formula; what looks guarded already is guarded once more. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED_FORMULA = /^'(?='*[=+\-@\t\r])/
const NEEDS_QUOTES = /[",;\n\r]/
const DELIMITERS = [',', ';', '\t'] as const
const BYTE_ORDER_MARK = '\ufeff'

/** Rows as CSV (RFC 4180) that a spreadsheet opens without running anything: a formula gets an apostrophe. */
export function toCsv(rows: (string | number | null)[][]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string | number | null): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '')
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text of a cell that `toCsv` wrote. */
export function unguardFormula(cell: string): string {
  return cell.replace(GUARDED_FORMULA, '')
}

/** The rows of a CSV text with commas, semicolons or tabs; empty lines are left out. Takes any text. */
export function parseCsv(text: string): string[][] {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const delimiter = delimiterOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length) {
    const { cell, end } = source[at] === '"' ? quotedCell(source, at) : plainCell(source, at, delimiter)
    row.push(unguardFormula(cell.trim()))
    at = end + 1
    if (source[end] === delimiter && at < source.length) continue
    if (source[end] === '\r' && source[at] === '\n') at += 1
    if (row.some(Boolean)) rows.push(row)
    row = []
  }
  return rows

  function quotedCell(from: string, start: number) {
    let end = start + 1
    while (end < from.length && (from[end] !== '"' || from[end + 1] === '"')) end += from[end] === '"' ? 2 : 1
    const rest = plainCell(from, end + 1, delimiter)
    return { cell: from.slice(start + 1, end).replaceAll('""', '"') + rest.cell, end: rest.end }
  }
}

function plainCell(source: string, start: number, delimiter: string) {
  let end = start
  while (end < source.length && source[end] !== delimiter && source[end] !== '\n' && source[end] !== '\r')
    end += 1
  return { cell: source.slice(start, end), end }
}

/** The one that the first line has most of. */
function delimiterOf(source: string): string {
  const [first = ''] = source.split(/[\r\n]/, 1)
  const amount = (delimiter: string) => first.split(delimiter).length
  return DELIMITERS.reduce((best, candidate) => (amount(candidate) > amount(best) ? candidate : best))
}
