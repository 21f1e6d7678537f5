export type PageNumber = number | 'gap-before' | 'gap-after'

const NEIGHBOURS = 1
const MAX_UNABRIDGED = 7

/** Returns the page numbers of a pager: first, last, the current page with its neighbors, and gaps between. */
export function pageNumbers(page: number, totalPages: number): PageNumber[] {
  if (totalPages <= MAX_UNABRIDGED) return Array.from({ length: totalPages }, (_, index) => index + 1)
  const current = Math.min(page, totalPages)
  const from = Math.max(2, Math.min(current - NEIGHBOURS, totalPages - 4))
  const to = Math.min(totalPages - 1, Math.max(current + NEIGHBOURS, 5))
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [
    1,
    ...(from > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(to < totalPages - 1 ? ['gap-after' as const] : []),
    totalPages,
  ]
}
