/** Addresses carry plain text (`?search=12&page=2`), as a form without JavaScript sends it; the last of two equal names counts. */
export function parsePlainSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
  return query && `?${query}`
}
