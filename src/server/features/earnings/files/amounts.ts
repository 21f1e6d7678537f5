import { minorDigits } from '#shared/prices/money.ts'

type Mark = ',' | '.'
/** The decimal mark of a file; `both` when the file contradicts itself. */
export type DecimalMark = Mark | 'both' | undefined

const LONGEST_AMOUNT = 40

/** Splits an amount into its number and the text beside it, such as `kr`. */
export function writtenAmount(text: string) {
  const trimmed = text.trim().replace(/:-$/, '')
  const begin = trimmed.search(/[.,]?\d/)
  if (trimmed.length > LONGEST_AMOUNT || begin < 0) return undefined
  const end = trimmed.search(/\d(?=\D*$)/) + 1
  const number = trimmed.slice(begin, end)
  const before = trimmed.slice(0, begin).replace(/[(+−–\s-]/g, '')
  const after = trimmed
    .slice(end)
    .replace(/[)−–\s-]/g, '')
    .replace(/^[.,]|\.$/g, '')
  if (!/^[\d.,'’\s]+$/.test(number) || !/^[^.,)]{0,4}$/.test(before) || !/^[^.,(]{0,8}$/.test(after))
    return undefined
  return {
    isNegative: /[(−–-]/.test(trimmed),
    number: number.replace(/[\s'’]/g, ''),
    currency: before || after,
  }
}

export function decimalMarkOf(numbers: Iterable<string>): DecimalMark {
  const marks = new Set<Mark>()
  for (const number of numbers) {
    const mark = certainMark(number)
    if (mark) marks.add(mark)
  }
  return marks.size > 1 ? 'both' : [...marks][0]
}

/** Returns minor units, rounded half up; undefined when the number is unreadable or ambiguous. */
export function minorOf(number: string, mark: DecimalMark, currency: string): number | undefined {
  const last = lastMark(number)
  const isOneKind = last && !number.includes(otherMark(last))
  const decimal = certainMark(number) ?? (isOneKind && number.split(last).length === 2 ? mark : undefined)
  if (decimal === 'both') return undefined
  const [whole = '', fraction = '', ...more] = decimal ? number.split(decimal) : [number]
  const isGrouped = /^\d*$/.test(whole) || /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(whole)
  if (more.length > 0 || !isGrouped || !/^\d*$/.test(fraction)) return undefined
  const minor = rounded(whole.replace(/\D/g, ''), fraction, minorDigits(currency))
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** `1.290` may be either; `1.290,50`, `12,5`, and `1.290.000` may not. */
function certainMark(number: string): Mark | undefined {
  const last = lastMark(number)
  if (!last) return undefined
  if (number.includes(otherMark(last))) return last
  const [whole = '', fraction = '', ...more] = number.split(last)
  if (more.length > 0) return otherMark(last)
  return fraction.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole) ? last : undefined
}

function lastMark(number: string): Mark | undefined {
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  if (at < 0) return undefined
  return number[at] === '.' ? '.' : ','
}

function otherMark(mark: Mark): Mark {
  return mark === '.' ? ',' : '.'
}

function rounded(whole: string, fraction: string, digits: number): number {
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  return minor + ((fraction[digits] ?? '0') >= '5' ? 1 : 0)
}
