import { formatNumber } from '#shared/messages/formats.ts'

/** Returns `1 product`, `1,200 products`. */
export function counted(count: number, noun: string): string {
  return `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`
}
