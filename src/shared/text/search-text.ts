import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'

/** Parses a URL's search text: trims and shortens it; undefined when nothing is left. */
export function parseSearchText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return withoutControls(value).trim().slice(0, SEARCH_MAX_LENGTH).trim() || undefined
}

/** Replaces control characters, which end words: a zero byte would end the whole query of the text index. */
export function withoutControls(search: string): string {
  return search.replace(/\p{Cc}/gu, ' ')
}
