const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-31'
const DAY_ALONE = /^\d{4}-\d\d-\d\d$/
/** The format of Nordic and German spreadsheets. */
const DAY_FIRST = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})/
/** With slashes the month comes first, as in PHP and so in WooCommerce. */
const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/
const OFFSET_WITHOUT_COLON = /([+-]\d\d)(\d\d)$/

/** Joins two cells to `from/to`; one may be empty. Undefined when both are. */
export function salePeriodOf(starts: string | undefined, ends: string | undefined): string | undefined {
  const [from, to] = [starts, ends].map((text) => text?.trim().replace(MONTH_FIRST, '$2.$1.$3'))
  return from || to ? `${from || FIRST_DAY}/${to || LAST_DAY}` : undefined
}

/** True if `from/to` covers the moment. Without a period a sale always runs; with an unreadable one never. */
export function salePeriodRuns(period: string | undefined, now: Date): boolean {
  if (!period?.trim()) return true
  const [from = Number.NaN, to = Number.NaN] = momentsOf(period)
  return from <= now.getTime() && now.getTime() <= to
}

/** Returns the next start or end of the period after `now`, in milliseconds; undefined when there is none. */
export function nextSaleChange(period: string | undefined, now: Date): number | undefined {
  return momentsOf(period ?? '').find((moment) => moment > now.getTime())
}

/** A date without a time spans the whole day, in the zone of the shop's server. */
function momentsOf(period: string): number[] {
  const [from, to, more] = period.split('/').map((part) => isoDate(part.trim()))
  if (from === undefined || to === undefined || more !== undefined) return []
  return [momentOf(from, '00:00'), momentOf(to, '23:59:59.999')]
}

function momentOf(text: string, timeOfDay: string): number {
  return Date.parse(DAY_ALONE.test(text) ? `${text}T${timeOfDay}` : text)
}

/** Merchants write `2026-01-31 23:59`, `31.01.2026`, and `+0100`, which Date.parse may reject. */
function isoDate(text: string): string {
  const dayFirst = DAY_FIRST.exec(text)
  const [all = '', day = '', month = '', year = ''] = dayFirst ?? []
  const iso = dayFirst
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${text.slice(all.length)}`
    : text
  const moment = iso.replace(' ', 'T')
  return moment.includes('T') ? moment.replace(OFFSET_WITHOUT_COLON, '$1:$2') : moment
}
