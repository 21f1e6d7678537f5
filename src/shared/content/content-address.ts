const SITE_PATH = /^\/(?![/\\])[^\s\\\p{Cc}]*$/u

/** True if content may link to the address: a path of this site or an https URL. */
export function isContentAddress(address: string): boolean {
  if (address.startsWith('/')) return SITE_PATH.test(address)
  if (/[\s\p{Cc}\\]/u.test(address)) return false
  const url = URL.parse(address)
  return url?.protocol === 'https:' && url.hostname !== '' && url.username === '' && url.password === ''
}
