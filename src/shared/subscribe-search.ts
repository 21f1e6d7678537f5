import { parseLinkSearch } from '#shared/link-search.ts'

export const EMAIL_MAX_LENGTH = 254
export const SUBSCRIBER_NAME_MAX_LENGTH = 100

/** What the address of the sign-up page can say: whose link led there, and that the sign-up before it went well. */
export interface SubscribeSearch {
  token?: string | undefined
  state?: 'done' | undefined
}

export function parseSubscribeSearch({ token, state }: Record<string, unknown>): SubscribeSearch {
  return { token: parseLinkSearch({ token }).token, state: state === 'done' ? state : undefined }
}
