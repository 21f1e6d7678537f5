import { createRepeatFilter, isProgram, type Visitor } from '#server/counting/repeat-filter.ts'
import { networkKey } from '#server/limits/limits.ts'
import { utcDay } from '#shared/time/days.ts'
import { DAY_MS } from '#shared/time/durations.ts'

export interface Click extends Visitor {
  productId: number
  placement: string
  page?: string | undefined
  /** The host of a link without a product. */
  host?: string
}

/** Counts no programs, and no repeats of a click within the half hour set in `counting/repeat-filter.ts`. */
export function createClickFilter() {
  const { isFirst, mark } = createRepeatFilter()

  return function counts({ address, userAgent, ...link }: Click, now = Date.now()): boolean {
    const { productId, placement, page = '', host = '' } = link
    const visitor = { address, userAgent }
    return !isProgram(visitor) && isFirst(mark(visitor, [productId, placement, page, host].join('\n')), now)
  }
}

export function createNetworkFilter() {
  const { isFirst, mark } = createRepeatFilter(DAY_MS)

  return function isNew({ productId, address }: Pick<Click, 'productId' | 'address'>, now: Date): boolean {
    const network = { address: networkKey(address), userAgent: '' }
    return isFirst(mark(network, `${utcDay(now)}\n${productId}`), now.getTime())
  }
}
