import { createRepeatFilter, isProgram, type Visitor } from '#server/counting/repeat-filter.ts'
import { networkKey } from '#server/limits/limits.ts'
import { utcDay } from '#shared/time/days.ts'
import { DAY_MS } from '#shared/time/durations.ts'

export interface Click extends Visitor {
  productId: number
  placement: string
}

/** Counts no programs, and no repeats of a click within the half hour set in `counting/repeat-filter.ts`. */
export function createClickFilter() {
  const { isFirst, mark } = createRepeatFilter()

  return function counts({ productId, placement, ...visitor }: Click, now = Date.now()): boolean {
    return !isProgram(visitor) && isFirst(mark(visitor, `${productId}\n${placement}`), now)
  }
}

/** Recognizes the first click of a day from a network on a product. A restart forgets and may count a network again. */
export function createNetworkFilter() {
  const { isFirst, mark } = createRepeatFilter(DAY_MS)

  return function isNew({ productId, address }: Pick<Click, 'productId' | 'address'>, now: Date): boolean {
    const network = { address: networkKey(address), userAgent: '' }
    return isFirst(mark(network, `${utcDay(now)}\n${productId}`), now.getTime())
  }
}
