import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'

/** What an address searches for: trimmed and cut to what can be asked; undefined when nothing is left. */
export function parseSearchText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return withoutControls(value).trim().slice(0, SEARCH_MAX_LENGTH).trim() || undefined
}

/** Words end at a control character: a zero byte would end the whole query of the text index. */
export function withoutControls(search: string): string {
  return search.replace(/\p{Cc}/gu, ' ')
}
