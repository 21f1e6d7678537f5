import { HOUR_MS } from '#shared/time/durations.ts'

export type DateOrder = 'day' | 'month'

interface WrittenDate {
  /** Year, month, and day as numbers; for `slashed` dates the first two numbers may be in either order. */
  numbers: [number, number, number]
  isSlashed: boolean
  time: string
}

const LONGEST = 50
const TIME =
  /^[T,\s]*(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?\s*(am|pm)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i
const YEAR_FIRST = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?!\d)(.*)$/
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)(.*)$/
const DAY_AND_WORD = /^(\d{1,2})[\s.-]{1,2}(\p{L}{3,9})[\s.,-]{1,2}(\d{4})(?!\d)(.*)$/u
const WORD_AND_DAY = /^(\p{L}{3,9})\.?\s(\d{1,2}),?\s(\d{4})(?!\d)(.*)$/u
const MONTHS = new Map(
  ['jan', 'feb', 'mar', 'apr', 'may maj', 'jun', 'jul', 'aug', 'sep', 'oct okt', 'nov', 'dec'].flatMap(
    (names, index) => names.split(' ').map((name): [string, number] => [name, index + 1]),
  ),
)

export function writtenDate(text: string): WrittenDate | undefined {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST) return undefined
  const yearFirst = YEAR_FIRST.exec(trimmed)
  if (yearFirst) return dated(yearFirst[1], yearFirst[2], yearFirst[3], yearFirst[4])
  const yearLast = YEAR_LAST.exec(trimmed)
  if (yearLast) {
    const [, first, mark, second, year = '', time] = yearLast
    const date = dated(year.length === 2 ? `20${year}` : year, first, second, time)
    return mark === '/' ? { ...date, isSlashed: true } : { ...date, numbers: swapped(date.numbers) }
  }
  const [, day, word, year, time] = DAY_AND_WORD.exec(trimmed) ?? reordered(WORD_AND_DAY.exec(trimmed))
  const month = MONTHS.get(word?.slice(0, 3).toLowerCase() ?? '')
  return month === undefined ? undefined : dated(year, String(month), day, time)
}

export function dateOrderOf(dates: Iterable<WrittenDate>): DateOrder | undefined {
  for (const { isSlashed, numbers } of dates) {
    if (isSlashed && numbers[1] > 12) return 'day'
    if (isSlashed && numbers[2] > 12) return 'month'
  }
  return undefined
}

/** Returns the moment; a time without a zone is in `zone`, and a bare day begins in UTC so that it stays that day. */
export function momentOf({ numbers, isSlashed, time }: WrittenDate, order: DateOrder, zone: string) {
  const [year, month, day] = isSlashed && order === 'day' ? swapped(numbers) : numbers
  const parts = time === '' ? ['', '0', '0', '0', '', 'z'] : TIME.exec(time)
  if (!parts) return undefined
  const [, hour, minute, second = '0', half = '', offset] = parts
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour)
  const local = Date.UTC(year, month - 1, day, hours, Number(minute), Number(second))
  const isReal = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day && month <= 12
  if (!isReal || hours > 23 || Number(minute) > 59) return undefined
  if (offset) return new Date(local - statedOffset(offset))
  // An hour that occurs twice is read as its second occurrence.
  return new Date(local - zoneOffset(local - zoneOffset(local, zone), zone))
}

function dated(year = '', month = '', day = '', time = ''): WrittenDate {
  return { numbers: [Number(year), Number(month), Number(day)], isSlashed: false, time: time.trim() }
}

function swapped([year, first, second]: WrittenDate['numbers']): WrittenDate['numbers'] {
  return [year, second, first]
}

function reordered(match: RegExpExecArray | null): string[] {
  const [all = '', word = '', day = '', year = '', time = ''] = match ?? []
  return [all, day, word, year, time]
}

function statedOffset(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? []
  return hours ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0
}

const offsets = new Map<string, number>()

function zoneOffset(moment: number, zone: string): number {
  if (zone === 'UTC') return 0
  const hour = `${zone} ${Math.floor(moment / HOUR_MS)}`
  const offset = offsets.get(hour) ?? formattedOffset(moment, zone)
  offsets.set(hour, offset)
  return offset
}

function formattedOffset(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return statedOffset(name.replace('GMT', ''))
}
