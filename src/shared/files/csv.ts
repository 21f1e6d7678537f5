import Papa from 'papaparse'

/** Spreadsheets take a cell that begins like this for a formula; what looks guarded already is guarded once more. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED_FORMULA = /^'(?='*[=+\-@\t\r])/
const DELIMITERS = [',', ';', '\t']

/** Rows as CSV (RFC 4180) that a spreadsheet opens without running anything: a formula gets an apostrophe. */
export function toCsv(rows: (string | number | null)[][]): string {
  return rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: FORMULA })}\r\n`
}

/** The text of a cell that `toCsv` wrote. */
export function unguardFormula(cell: string): string {
  return cell.replace(GUARDED_FORMULA, '')
}

/** The rows of a CSV text with commas, semicolons or tabs; empty lines are left out. Takes any text. */
export function parseCsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: DELIMITERS, skipEmptyLines: 'greedy' })
  return data.map((cells) => cells.map((cell) => unguardFormula(cell.trim())))
}
