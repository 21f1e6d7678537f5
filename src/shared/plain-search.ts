/** A query may have several of these, as a form without JavaScript sends them; of any other name the last counts. */
const SEVERAL = ['category', 'retailer', 'brand']

/** Addresses carry plain text (`?search=12&page=2`), as a form without JavaScript sends it. */
export function readQuery(query: URLSearchParams): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = Object.fromEntries(query)
  for (const name of SEVERAL) {
    const values = query.getAll(name)
    if (values.length > 1) read[name] = values
  }
  return read
}

export function writeQuery(search: object): URLSearchParams {
  const said = Object.entries(search).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  const entries = said.filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
}
