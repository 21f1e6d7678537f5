import { formatCount } from '#shared/prices/money.ts'

/** `1 product`, `2 products`; thousands are set apart as the locale does. */
export function counted(count: number, noun: string, locale?: string): string {
  return `${locale ? formatCount(count, locale) : count} ${count === 1 ? noun : `${noun}s`}`
}
