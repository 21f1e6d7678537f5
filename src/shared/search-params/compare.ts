import { type Params, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

/** As many as stand side by side. */
export const COMPARED_AT_MOST = 4

export type CompareSearch = Params<typeof parseCompareSearch>
/** The products' numbers with commas between, in their order, and a search for another. */
export const parseCompareSearch = params({
  ids: (value) => writtenIds(comparedIds(value)),
  search: parseSearchText,
})

/** The numbers in an address, each once; what is none is left out. */
export function comparedIds(written: unknown): number[] {
  const numbers = String(written ?? '')
    .slice(0, 200)
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
  return [...new Set(numbers)].slice(0, COMPARED_AT_MOST)
}

/** For an address; undefined for none. */
export function writtenIds(ids: number[]): string | undefined {
  return ids.join(',') || undefined
}

/** What the search for another product asks the shop. */
export function additionsInput(search: string | undefined) {
  return { search, sort: 'featured' as const, page: 1, pageSize: 9 }
}
