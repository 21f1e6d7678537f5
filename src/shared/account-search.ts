const STATES = ['name', 'email', 'password'] as const

/** What the account page's address says: which of its forms the browser has just sent by itself. */
export interface AccountSearch {
  state?: (typeof STATES)[number] | undefined
}

export function parseAccountSearch({ state }: Record<string, unknown>): AccountSearch {
  return { state: STATES.find((known) => known === state) }
}
