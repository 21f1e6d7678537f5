import { type Params, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'
import { readIds } from '#shared/text/written-ids.ts'

export const COMPARED_AT_MOST = 4

export type CompareSearch = Params<typeof parseCompareSearch>
/** The products' ids in order, separated by commas, and a search for another product. */
export const parseCompareSearch = params({
  ids: (value) => writtenIds(comparedIds(value)),
  search: parseSearchText,
})

export function comparedIds(written: unknown): number[] {
  return readIds(String(written ?? '').slice(0, 200), COMPARED_AT_MOST)
}

export function writtenIds(ids: number[]): string | undefined {
  return ids.join(',') || undefined
}

export function additionsInput(search: string | undefined) {
  return { search, sort: 'featured' as const, page: 1, pageSize: 9 }
}
