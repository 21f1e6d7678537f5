const NAMED = /^link:/i
/** The name of a link, as in `link:oakling-crib`. */
export const LINK_NAME = /^[a-z0-9-]{1,60}$/
export const MAX_NAMED_LINKS = 500

/** Returns the name in `link:oakling-crib`; undefined for any other URL. */
export function linkNameOf(address: string): string | undefined {
  return NAMED.test(address) ? address.slice('link:'.length).toLowerCase() : undefined
}
