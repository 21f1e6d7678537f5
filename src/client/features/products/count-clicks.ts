import type { ClickPlacement } from '#shared/inputs/clicks.ts'

/** For a link to a retailer: what the beacon says of it. */
export function countedAs(productId: number, placement: ClickPlacement) {
  return { 'data-counted-as': `${productId} ${placement}` }
}

/**
 * Counts what leads to a retailer, from the first paint on: such a link needs no other script, and most visitors who follow
 * one do nothing else.
 */
export const COUNT_CLICKS_SCRIPT = `for(const t of['click','auxclick'])addEventListener(t,e=>{const a=e.target.closest('[data-counted-as]');a&&navigator.sendBeacon('/api/clicks',a.dataset.countedAs)},true)`
