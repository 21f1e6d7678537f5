import { parsePageNumber } from '#shared/catalogue-search.ts'

export const HELD_PRICES_PAGE_SIZE = 25

/** What the address of the list of held prices can say. */
export interface HeldPriceSearch {
  page?: number | undefined
}

export function parseHeldPriceSearch({ page }: Record<string, unknown>): HeldPriceSearch {
  return { page: parsePageNumber(page) }
}
