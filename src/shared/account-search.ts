import { checkoutSessionId } from '#shared/checkout-session.ts'

const STATES = ['name', 'email', 'password', 'alert', 'alert-deleted', 'alerts-on'] as const

export interface AccountSearch {
  /** Which of the page's forms the browser has just sent by itself. */
  state?: (typeof STATES)[number] | undefined
  /** The checkout that the member returns from. */
  session_id?: string | undefined
}

export function parseAccountSearch({ state, session_id }: Record<string, unknown>): AccountSearch {
  return { state: STATES.find((known) => known === state), session_id: checkoutSessionId(session_id) }
}
