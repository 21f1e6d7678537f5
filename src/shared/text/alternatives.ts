import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

/** Joins texts to `a or b or c`. */
export function alternatives(texts: readonly string[]): string {
  return texts.length === 0 ? '' : texts.reduce((one, other) => fill(m.eitherOr, { one, other }))
}
