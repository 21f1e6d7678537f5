import { parsePrice } from '#server/features/feeds/mapping/parse-price.ts'

const COUNTRY = /^[A-Z]{2}$/
const WITH_CURRENCY = /\d\s?[A-Z]{3}$|^[A-Z]{3}\s?\d/
const ZERO = /^(?:[A-Z]{3}\s?)?0{1,3}(?:[.,]0{1,3})?(?:\s?[A-Z]{3})?$/
const MOST_CHARACTERS = 4_000
const LONGEST_PART = 60

/**
 * Returns what delivery costs in a currency, in minor units: `49.00`, or Google's `SE:::49.00 SEK` for each country and
 * service. The cheapest service counts. Undefined when countries that pay in the currency differ.
 */
export function parseDelivery(text: string | undefined, currency: string): number | undefined {
  if (!text) return undefined
  const costs = new Map<string, number>()
  const start = text.slice(0, MOST_CHARACTERS).replace(/\s*:\s*/g, ':')
  for (const entry of start.split(/\n|,(?=[A-Z]{2}:)/)) {
    const parts = entry.split(':').map((part) => part.trim().slice(0, LONGEST_PART))
    const country = parts.find((part) => COUNTRY.test(part)) ?? ''
    const minor = amountIn(parts.find((part) => WITH_CURRENCY.test(part)) ?? parts.at(-1), currency)
    if (minor !== undefined) costs.set(country, Math.min(minor, costs.get(country) ?? minor))
  }
  const [cost, ...others] = new Set(costs.values())
  return others.length > 0 ? undefined : cost
}

/** A price of zero means that there is none; a delivery of zero is free. */
function amountIn(text: string | undefined, currency: string): number | undefined {
  if (!text) return undefined
  const isFree = ZERO.test(text)
  const price = parsePrice(isFree ? text.replace('0', '1') : text, currency)
  if (!price.ok || price.currency !== currency || price.minor === null) return undefined
  return isFree ? 0 : price.minor
}
