import type { ClickPlacement } from '#shared/inputs/clicks.ts'

/** The attribute by which the beacon counts a link to a retailer. */
export function countedAs(productId: number, placement: ClickPlacement) {
  return { 'data-counted-as': `${productId} ${placement}` }
}

/**
 * Counts the page once a person sees it, and clicks on links to retailers from the first paint on. Such a link needs no
 * other script, and most visitors who follow one do nothing else.
 */
export function countViewsAndClicks() {
  const tell = (what: string, text: string) => navigator.sendBeacon(`/api/${what}`, text)
  const page = () => document.querySelector<HTMLElement>('[data-page]')?.dataset.page
  const view = () => {
    const key = page()
    if (document.hidden || !key) return
    for (const type of ready) removeEventListener(type, view)
    tell('views', key)
  }
  const click = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[rel^=sponsored]')
    const key = page()
    if (!link || !key) return
    const { countedAs } = link.dataset
    tell('clicks', countedAs ? `${countedAs} ${key}` : `0 text ${key} ${link.hostname}`)
  }
  const ready = ['DOMContentLoaded', 'visibilitychange']
  for (const type of ready) addEventListener(type, view)
  for (const type of ['click', 'auxclick']) addEventListener(type, click, true)
}
