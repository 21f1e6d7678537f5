import Papa from 'papaparse'

/** Spreadsheets take a cell that begins like this for a formula; what looks guarded already is guarded once more. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED_FORMULA = /^'(?='*[=+\-@\t\r])/
const DELIMITERS = [',', ';', '\t']
const SAMPLE_ROWS = 20
/** The line with which Excel tells itself what parts the columns. */
const SEPARATOR_LINE = /^\ufeff?"?sep=([,;|\t])"?\r?\n/i

/** Rows as CSV (RFC 4180) that a spreadsheet opens without running anything: a formula gets an apostrophe. */
export function toCsv(rows: (string | number | null)[][]): string {
  return rows.length === 0 ? '' : `${Papa.unparse(rows, { escapeFormulae: FORMULA })}\r\n`
}

/** The text of a cell that `toCsv` wrote. */
export function unguardFormula(cell: string): string {
  return cell.replace(GUARDED_FORMULA, '')
}

/** The rows of a CSV text with commas, semicolons, tabs or what `sep=` names; empty lines are left out. Takes any text. */
export function parseCsv(text: string): string[][] {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  const table = text.slice(line.length)
  const rows = rowsOf(table, separator ?? delimiterOf(table))
  return rows.map((cells) => cells.map((cell) => unguardFormula(cell.trim())))
}

/** The one that gives the most rows of one width, so that a title above the table or a comma in a name misleads nobody. */
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
