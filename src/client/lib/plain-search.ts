import { readQuery, writeQuery } from '#shared/search-params/query.ts'

export function parsePlainSearch(query: string): Record<string, string | string[]> {
  return readQuery(new URLSearchParams(query))
}

export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const query = writeQuery(search).toString()
  return query && `?${query}`
}
