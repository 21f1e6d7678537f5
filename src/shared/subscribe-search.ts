export const EMAIL_MAX_LENGTH = 254
export const SUBSCRIBER_NAME_MAX_LENGTH = 100

/** What the address of the sign-up page can say: the e-mail address that the footer's box was given. */
export interface SubscribeSearch {
  email?: string | undefined
}

export function parseSubscribeSearch({ email }: Record<string, unknown>): SubscribeSearch {
  const text = typeof email === 'string' ? email.trim() : ''
  return { email: text && text.length <= EMAIL_MAX_LENGTH ? text : undefined }
}
