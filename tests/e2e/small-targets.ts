import type { Page } from 'playwright/test'

/** Links, buttons and fields outside of running text that a fingertip would miss: less than 44 px high or 24 px wide. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(findSmallTargets)
}

/** Runs in the browser. Measures the area that responds to touch, which may exceed the painted one. */
function findSmallTargets(): string[] {
  // A pixel less, for boxes that begin between two.
  const [HEIGHT, WIDTH] = [43, 23]
  const faults = new Set<string>()
  const startedAt = scrollY
  for (const target of document.querySelectorAll<HTMLElement>(
    'a[href], button, select, summary, input:enabled',
  )) {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (isInText(target) || isHidden(target)) continue
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    // Areas covered by another element cannot be touched.
    if (!takesTouch(target, x, y)) continue
    const reach = (across: number, down: number) => {
      let steps = 1
      while (steps < HEIGHT && takesTouch(target, x + across * steps, y + down * steps)) steps += 1
      return steps - 1
    }
    const isLargeEnough = reach(0, -1) + 1 + reach(0, 1) >= HEIGHT && reach(-1, 0) + 1 + reach(1, 0) >= WIDTH
    if (!isLargeEnough)
      faults.add(`${nameOf(target)} is too small a target: ${Math.round(width)} x ${Math.round(height)} px`)
  }
  scrollTo({ top: startedAt, behavior: 'instant' })
  return [...faults].slice(0, 12)

  /** In a paragraph or a fact, whose lines set the height. */
  function isInText(target: Element): boolean {
    const isInLine = getComputedStyle(target).display === 'inline'
    return isInLine && (target.closest('p, dd') !== null || hasWordsBeside(target))
  }

  function hasWordsBeside({ parentElement }: Element): boolean {
    return [...(parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
    )
  }

  function isHidden(target: Element): boolean {
    const { width, height } = target.getBoundingClientRect()
    return width < 2 || height < 2
  }

  function takesTouch(target: HTMLElement, x: number, y: number): boolean {
    const touched = document.elementFromPoint(x, y)
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
    return [target, ...labels].some((one) => one.contains(touched))
  }

  function nameOf(element: HTMLElement): string {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.localName} "${name.trim().slice(0, 40) || element.getAttribute('name')}"`
  }
}
