const ANY_SITE = 'http://site.invalid'
export const RETURN_MAX_LENGTH = 1_000
/** Going back there would only lead here again. */
const NEVER_RETURNED_TO = ['/login', '/signup', '/logout', '/second-step', '/set-up-second-step']

/** A path of this site to go back to; undefined for anything that leads, or might lead, somewhere else. */
export function safeReturn(location: unknown): string | undefined {
  if (typeof location !== 'string' || !location.startsWith('/') || location.length > RETURN_MAX_LENGTH)
    return undefined
  if (!URL.canParse(location, ANY_SITE)) return undefined
  const { origin, pathname, search, hash } = new URL(location, ANY_SITE)
  if (origin !== ANY_SITE || pathname.startsWith('//') || NEVER_RETURNED_TO.includes(pathname))
    return undefined
  return `${pathname}${search}${hash}`
}

/** The same place; its hash says what has happened, unless it leads to a part of the page. */
export function withArrival(location: string, saved: boolean | undefined): string {
  if (location.includes('#')) return location
  return `${location}#${saved ? 'saved' : 'signed-in'}`
}

/** Where someone who has just signed in goes: back to the page asked for, otherwise to what an account is for. */
export function afterSignIn(from: string | undefined, role: 'user' | 'admin'): string {
  return safeReturn(from) ?? (role === 'admin' ? '/admin' : '/favorites')
}
