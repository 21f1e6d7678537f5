import { createRepeatFilter, isProgram, type Visitor } from '#server/counting/repeat-filter.ts'

export interface Click extends Visitor {
  productId: number
  placement: string
}

/** Tells people's first clicks from repeats and programs. */
export function createClickFilter() {
  const { isFirst, mark } = createRepeatFilter()

  return function counts({ productId, placement, ...visitor }: Click, now = Date.now()): boolean {
    return !isProgram(visitor) && isFirst(mark(visitor, `${productId}\n${placement}`), now)
  }
}
