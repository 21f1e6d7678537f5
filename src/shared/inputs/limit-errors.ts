import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

/** The refusal of a text over the limit, in the language of the request. */
export function atMost(n: number) {
  return { error: () => fill(m.useAtMost, { n }) }
}

/** The refusal of a text under the limit. */
export function atLeast(n: number) {
  return { error: () => fill(m.useAtLeast, { n }) }
}
