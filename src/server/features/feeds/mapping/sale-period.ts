/** Whether `from/to` (ISO 8601) covers the moment. Without a period a sale always runs, in an unreadable one never. */
export function salePeriodRuns(period: string | undefined, now: Date): boolean {
  if (!period?.trim()) return true
  const [from, to, more] = period.split('/').map((part) => Date.parse(isoDate(part.trim())))
  if (from === undefined || to === undefined || more !== undefined) return false
  return from <= now.getTime() && now.getTime() <= to
}

/** The next moment after `now` at which the period begins or ends, in milliseconds; undefined when there is none. */
export function nextSaleChange(period: string | undefined, now: Date): number | undefined {
  const moments = (period ?? '').split('/').map((part) => Date.parse(isoDate(part.trim())))
  return moments.filter((moment) => moment > now.getTime()).sort((a, b) => a - b)[0]
}

/** Merchants write offsets without a colon (`+0100`), which Date.parse need not know. */
function isoDate(text: string): string {
  return text.replace(/([+-]\d{2})(\d{2})$/, (offset, hours: string, minutes: string) =>
    text.includes('T') ? `${hours}:${minutes}` : offset,
  )
}
