import { type Params, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

export const COMPARED_AT_MOST = 4

export type CompareSearch = Params<typeof parseCompareSearch>
/** The products' ids in order, separated by commas, and a search for another product. */
export const parseCompareSearch = params({
  ids: (value) => writtenIds(comparedIds(value)),
  search: parseSearchText,
})

/** Parses the ids in a URL without duplicates; skips invalid ones. */
export function comparedIds(written: unknown): number[] {
  const numbers = String(written ?? '')
    .slice(0, 200)
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  return [...new Set(numbers)].slice(0, COMPARED_AT_MOST)
}

export function writtenIds(ids: number[]): string | undefined {
  return ids.join(',') || undefined
}

/** Adds or removes a product; undefined when there is no room for it. */
export function toggledId(ids: number[], id: number): number[] | undefined {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < COMPARED_AT_MOST ? [...ids, id] : undefined
}

export function additionsInput(search: string | undefined) {
  return { search, sort: 'featured' as const, page: 1, pageSize: 9 }
}
