import { safeHttpUrl } from '#shared/links.ts'

const LINK_MAX_LENGTH = 8_000
const WEB_ADDRESS = /^https?:\/\/[^/\\?#]/i
const ESCAPED_AMPERSAND = /&(?:(?:amp|#0*38|#x0*26);)+/gi
const WITHOUT_SCHEME = /^www\.[^\s/\\?#.]+\.[^\s/\\?#]/i

export function fullAddress(text: string | undefined): string | undefined {
  const address = text?.trim().replace(ESCAPED_AMPERSAND, '&')
  if (address?.startsWith('//')) return `https:${address}`
  return address && WITHOUT_SCHEME.test(address) ? `https://${address}` : address
}

/** Returns the address unchanged when it is http(s) with a host and without credentials; otherwise undefined. */
export function parseLink(text: string | undefined): string | undefined {
  const link = fullAddress(text)
  if (!link || link.length > LINK_MAX_LENGTH) return undefined
  if (/\p{Cc}/u.test(link) || !link.isWellFormed()) return undefined
  if (!WEB_ADDRESS.test(link) || !safeHttpUrl(link)) return undefined
  const url = new URL(link)
  return url.username || url.password ? undefined : link
}

/** Addresses between spaces, line breaks, or commas; an address may itself contain commas. */
export function splitAddresses(text: string): string[] {
  return text
    .split(/\s/)
    .flatMap((part) => part.split(/[,|](?=https?:|\/\/|www\.)/i))
    .map((part) => (/[,|]$/.test(part) ? part.slice(0, -1) : part))
    .filter(Boolean)
}

export function describeBadLink(text: string | undefined): string {
  const link = fullAddress(text)
  if (!link) return 'The link is missing'
  if (link.length > LINK_MAX_LENGTH) return `The link is longer than ${LINK_MAX_LENGTH} characters`
  const url = safeHttpUrl(link) ? URL.parse(link) : null
  if (url?.username || url?.password) return 'The link contains a user name or password'
  return 'The link isn’t a full http or https URL'
}
