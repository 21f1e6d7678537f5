import { safeHttpUrl } from '#shared/links.ts'

const LINK_MAX_LENGTH = 8_000
const WEB_ADDRESS = /^https?:\/\/[^/\\?#]/i

/** The address to the letter when it is absolute, http(s), with a host and without credentials; otherwise undefined. */
export function parseLink(text: string | undefined): string | undefined {
  const link = text?.trim()
  if (!link || link.length > LINK_MAX_LENGTH) return undefined
  if (!WEB_ADDRESS.test(link) || hasControlCharacter(link) || !safeHttpUrl(link)) return undefined
  const url = new URL(link)
  return url.username || url.password ? undefined : link
}

/** Why `parseLink` takes no link from the text. */
export function describeBadLink(text: string | undefined): string {
  const link = text?.trim()
  if (!link) return 'The link is missing'
  if (link.length > LINK_MAX_LENGTH) return `The link is longer than ${LINK_MAX_LENGTH} characters`
  const url = safeHttpUrl(link) ? URL.parse(link) : null
  if (url?.username || url?.password) return 'The link contains a user name or password'
  return 'The link isn’t a full http or https URL'
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text) || !text.isWellFormed()
}
