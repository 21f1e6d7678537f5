import { formatCount } from '#shared/prices/money.ts'

/** Returns `1 product`, `2 products`; thousands are separated as the locale does. */
export function counted(count: number, noun: string, locale?: string): string {
  return `${locale ? formatCount(count, locale) : count} ${count === 1 ? noun : `${noun}s`}`
}
