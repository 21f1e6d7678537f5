import { SEVERAL_FILTERS } from '#shared/products/product-filters.ts'

/**
 * Reads URLs as plain text (`?search=12&page=2`), as forms without JavaScript send it. A filter that accepts
 * several values may be repeated; for any other name the last one counts.
 */
export function readQuery(query: URLSearchParams): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = Object.fromEntries(query)
  for (const name of SEVERAL_FILTERS) {
    const values = query.getAll(name)
    if (values.length > 1) read[name] = values
  }
  return read
}

export function writeQuery(search: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') query.append(name, String(one))
  return query
}
