const ANY_SITE = 'http://site.invalid'
export const RETURN_MAX_LENGTH = 1_000
/** Returning to these pages would only lead back here. */
const NEVER_RETURNED_TO = ['/login', '/signup', '/logout', '/second-step', '/set-up-second-step']

/** Returns a path of this site to go back to; undefined for anything that might lead elsewhere. */
export function safeReturn(location: unknown): string | undefined {
  if (typeof location !== 'string' || !location.startsWith('/') || location.length > RETURN_MAX_LENGTH)
    return undefined
  if (!URL.canParse(location, ANY_SITE)) return undefined
  const { origin, pathname, search, hash } = new URL(location, ANY_SITE)
  if (origin !== ANY_SITE || pathname.startsWith('//') || NEVER_RETURNED_TO.includes(pathname))
    return undefined
  return `${pathname}${search}${hash}`
}

/** Adds a hash that reports what happened, unless the location already has one. */
export function withArrival(location: string): string {
  return location.includes('#') ? location : `${location}#signed-in`
}

/** Returns the requested page after sign-in, or else the default page of the role. */
export function afterSignIn(from: string | undefined, role: 'user' | 'admin'): string {
  return safeReturn(from) ?? (role === 'admin' ? '/admin' : '/favorites')
}
