export const EMAIL_MAX_LENGTH = 254
export const SUBSCRIBER_NAME_MAX_LENGTH = 100

const SUBSCRIBE_STATES = ['done', 'failed', 'busy'] as const
/** How a sign-up went that the browser sent by itself, without JavaScript. */
export type SubscribeState = (typeof SUBSCRIBE_STATES)[number]

/** What the address of the sign-up page can say: an e-mail address to begin with, and how the sign-up before it went. */
export interface SubscribeSearch {
  email?: string | undefined
  state?: SubscribeState | undefined
}

export function parseSubscribeSearch({ email, state }: Record<string, unknown>): SubscribeSearch {
  const text = typeof email === 'string' ? email.trim() : ''
  return {
    email: text && text.length <= EMAIL_MAX_LENGTH ? text : undefined,
    state: SUBSCRIBE_STATES.find((known) => known === state),
  }
}
