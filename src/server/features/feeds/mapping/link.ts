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

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text) || !text.isWellFormed()
}
