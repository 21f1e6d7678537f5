import type { ClickPlacement } from '#shared/inputs/clicks.ts'

/** For a link to a retailer: what the beacon says of it. */
export function countedAs(productId: number, placement: ClickPlacement) {
  return { 'data-counted-as': `${productId} ${placement}` }
}

/**
 * Counts what leads to a retailer, from the first paint on: such a link needs no other script, and most visitors who follow
 * one do nothing else.
 */
export function countClicks() {
  const count = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-counted-as]')
    if (link) navigator.sendBeacon('/api/clicks', link.dataset.countedAs)
  }
  for (const type of ['click', 'auxclick']) addEventListener(type, count, true)
}
