import { DAY_MS } from '#shared/time/durations.ts'

interface DaySum {
  day: string
  value: number
}

/** One value for each of the last `count` days up to `today` (ISO dates, UTC). Days without a count get 0. */
export function fillDays(sums: DaySum[], today: string, count: number): DaySum[] {
  const valueByDay = new Map(sums.map(({ day, value }) => [day, value]))
  const last = Date.parse(today)
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(last - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    return { day, value: valueByDay.get(day) ?? 0 }
  })
}
