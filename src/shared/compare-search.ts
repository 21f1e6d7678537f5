import { parseSearchText } from '#shared/search-text.ts'

/** As many as stand side by side. */
export const COMPARED_AT_MOST = 4

/** What the address of the comparison says: the products' numbers with commas between, in their order. */
export interface CompareSearch {
  ids?: string | undefined
  /** What to add is looked for. */
  search?: string | undefined
}

export function parseCompareSearch(raw: Record<string, unknown>): CompareSearch {
  return { ids: writtenIds(comparedIds(raw.ids)), search: parseSearchText(raw.search) }
}

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
