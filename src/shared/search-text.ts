import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'

/** What an address searches for: trimmed and cut to what can be asked; undefined when nothing is left. */
export function parseSearchText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().slice(0, SEARCH_MAX_LENGTH).trim() || undefined : undefined
}
