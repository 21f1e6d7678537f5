interface DayValue {
  day: string
  value: number
}

export interface Trend {
  values: number[]
  total: number
  /** The percentage compared with the days before, rounded; undefined where those had nothing. */
  change: number | undefined
}

export function trendOf(series: DayValue[], days: number): Trend {
  const sum = (part: DayValue[]) => part.reduce((total, { value }) => total + value, 0)
  const recent = series.slice(-days)
  const before = sum(series.slice(-2 * days, -days))
  const total = sum(recent)
  const change = before > 0 ? Math.round(((total - before) / before) * 100) : undefined
  return { values: recent.map(({ value }) => value), total, change }
}

export function linePoints(values: number[], width: number, height: number): string {
  const most = Math.max(...values)
  const step = width / Math.max(1, values.length - 1)
  return values
    .map((value, index) => `${round(index * step)},${round(height - (most > 0 ? value / most : 0) * height)}`)
    .join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
