const STATES = ['done', 'forgotten'] as const

/** What the address of a page behind a link in a mail says. */
export interface LinkSearch {
  token?: string | undefined
  /** What its last form did. */
  state?: (typeof STATES)[number] | undefined
}

const TOKEN = /^[\w.-]{1,200}$/

export function parseLinkSearch({ token, state }: Record<string, unknown>): LinkSearch {
  const isToken = typeof token === 'string' && TOKEN.test(token)
  return { token: isToken ? token : undefined, state: STATES.find((known) => known === state) }
}
