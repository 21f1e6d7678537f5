import Papa from 'papaparse'

/** Spreadsheets treat such a cell as a formula. A cell that already looks guarded is guarded again. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED_FORMULA = /^'(?='*[=+\-@\t\r])/
const DELIMITERS = [',', ';', '\t']
const SAMPLE_ROWS = 20
/** Excel's own line for declaring the delimiter. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([,;|\t])"?\r?\n/i

type Cell = string | number | null

/** Formats rows as CSV (RFC 4180) that is safe in spreadsheets: a formula gets an apostrophe. */
export function toCsv(rows: Cell[][]): string {
  return rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: FORMULA })}\r\n`
}

/** Formats a table whose columns are given by their headings. */
export function tableCsv<Row>(columns: Record<string, (row: Row) => Cell>, rows: Row[]): string {
  const cells = Object.values(columns)
  return toCsv([Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))])
}

export function unguardFormula(cell: string): string {
  return cell.replace(GUARDED_FORMULA, '')
}

/** Parses CSV with commas, semicolons, tabs or the delimiter in `sep=`; skips empty lines. Accepts any text. */
export function parseCsv(text: string): string[][] {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  const table = text.slice(line.length)
  const rows = rowsOf(table, separator ?? delimiterOf(table))
  return rows.map((cells) => cells.map((cell) => unguardFormula(cell.trim())))
}

/**
 * Chooses the delimiter that gives the most rows of equal width. Titles above the table and commas in names do not
 * mislead it.
 */
function delimiterOf(text: string): string {
  const readings = DELIMITERS.map((delimiter) => {
    const widths = rowsOf(text, delimiter, SAMPLE_ROWS).map((cells) => cells.length)
    const alike = [...Map.groupBy(widths, (width) => width)].filter(([width]) => width > 1)
    const [width, rows] = alike.sort((a, b) => b[1].length - a[1].length || b[0] - a[0])[0] ?? [1, []]
    return { delimiter, width, count: rows.length }
  })
  const [best] = readings.sort((a, b) => b.count - a.count || b.width - a.width)
  return best?.delimiter ?? ','
}

function rowsOf(text: string, delimiter: string, preview = 0): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: 'greedy' }).data
}
