import type { ExchangeRate } from '#shared/prices/exchange-rates.ts'
import { utcDay } from '#shared/time/days.ts'

/** Enough figures for any price. */
const PRECISION = 7

/** Reads the European Central Bank's daily file (`eurofxref`, XML or CSV) as rates to a currency. Empty for others. */
export function ecbRates(text: string, to: string): ExchangeRate[] {
  const { day, perEuro } = text.includes('<Cube') ? fromXml(text) : fromCsv(text)
  const own = to === 'EUR' ? 1 : perEuro.get(to)
  if (!day || !own) return []
  const others: [string, number][] = [['EUR', 1], ...perEuro]
  return others
    .filter(([currency, rate]) => currency !== to && rate > 0)
    .map(([currency, rate]) => ({ currency, to, rate: Number((own / rate).toPrecision(PRECISION)), day }))
}

interface DayOfRates {
  day: string | undefined
  perEuro: Map<string, number>
}

function fromXml(text: string): DayOfRates {
  const document = new DOMParser().parseFromString(text, 'text/xml')
  const entries = [...document.querySelectorAll('[currency][rate]')].map((one): [string, number] => [
    one.getAttribute('currency') ?? '',
    Number(one.getAttribute('rate')),
  ])
  return {
    day: document.querySelector('[time]')?.getAttribute('time') ?? undefined,
    perEuro: new Map(entries),
  }
}

/** Two lines: `Date, USD, JPY` and `27 November 2026, 1.0823, 163.5`. */
function fromCsv(text: string): DayOfRates {
  const [names = [], values = []] = text
    .split(/\r?\n/, 2)
    .map((line) => line.split(',').map((part) => part.trim()))
  const at = Date.parse(`${values[0]} UTC`)
  const entries = names.slice(1).map((name, index): [string, number] => [name, Number(values[index + 1])])
  return { day: Number.isNaN(at) ? undefined : utcDay(new Date(at)), perEuro: new Map(entries) }
}
