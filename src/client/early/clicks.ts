import type { ClickPlacement } from '#shared/inputs/clicks.ts'

/** The attribute by which the beacon counts a link to a retailer. */
export function countedAs(productId: number, placement: ClickPlacement) {
  return { 'data-counted-as': `${productId} ${placement}` }
}

/**
 * Counts clicks on links to retailers from the first paint on. Such a link needs no other script, and most visitors who
 * follow one do nothing else.
 */
export function countClicks() {
  const count = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-counted-as]')
    if (link) navigator.sendBeacon('/api/clicks', link.dataset.countedAs)
  }
  for (const type of ['click', 'auxclick']) addEventListener(type, count, true)
}
