import { foldText } from '#shared/text/text-folding.ts'

export interface SubscriberTable {
  heading: string[] | undefined
  emailAt: number
  rows: string[][]
  firstRow: number
}

const EMAIL_HEADING =
  /^(?:(?:user|contact|subscriber|member|customer|primary|kontakt|kund|kunde|your|din) ?)?(?:e?mail|epost|e?mejl|subscriber|prenumerant|abonnent|mottagare|mottaker|modtager|empfanger|recipient)(?: ?(?:address|addresses|adress|adresse|addr|id|1|required))?$/
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** Finds the heading, which titles may precede, and the address column. A plain list of addresses needs no heading. */
export function subscriberTable(rows: string[][]): SubscriberTable {
  const firstWithAddress = rows.findIndex((cells) => cells.some(isAddress))
  const above = firstWithAddress === -1 ? rows : rows.slice(0, firstWithAddress)
  const example = rows[firstWithAddress] ?? []
  const at = headingAt(above)
  const heading = rows[at]
  const emailAt = heading ? emailColumn(heading, example) : example.findIndex(isAddress)
  return { heading, emailAt: Math.max(emailAt, 0), rows: rows.slice(at + 1), firstRow: at + 2 }
}

/**
 * Folds the words of a heading: `E-Mail-Adresse` gives `email adresse`; `subscribedToEmails` gives `subscribed to
 * emails`.
 */
export function headingWords(heading: string): string {
  const words = foldText(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).match(/[a-z0-9]+/g) ?? []
  return words.join(' ').replace(/\be (mail|post)/g, 'e$1')
}

/**
 * Returns the row that names the address column, else a row of several cells directly above the addresses. Returns -1
 * without either.
 */
function headingAt(above: string[][]): number {
  const named = above.findIndex((cells) => cells.some(isEmailHeading))
  if (named >= 0) return named
  const cells = above.at(-1)?.filter(Boolean) ?? []
  return cells.length > 1 ? above.length - 1 : -1
}

function emailColumn(heading: string[], example: string[]): number {
  const named = heading.flatMap((cell, index) => (isEmailHeading(cell) ? [index] : []))
  const filled = named.find((index) => isAddress(example[index] ?? ''))
  return filled ?? named[0] ?? example.findIndex(isAddress)
}

function isEmailHeading(cell: string): boolean {
  return EMAIL_HEADING.test(headingWords(cell))
}

function isAddress(cell: string): boolean {
  return ADDRESS.test(cell)
}
