/** Spreadsheets take a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",;\n\r]/

/** Rows as CSV (RFC 4180) that a spreadsheet opens without running anything: a formula gets an apostrophe. */
export function toCsv(rows: (string | number | null)[][]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string | number | null): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value ?? '')
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
