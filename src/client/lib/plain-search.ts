import { readQuery, writeQuery } from '#shared/plain-search.ts'

export function parsePlainSearch(query: string): Record<string, string | string[]> {
  return readQuery(new URLSearchParams(query))
}

export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const query = writeQuery(search).toString()
  return query && `?${query}`
}
