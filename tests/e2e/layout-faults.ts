import type { Page } from 'playwright/test'

const SETTLING_MS = 2_000
const SETTLING_STEP_MS = 100

/** Returns the faults that remain after the page has had time to adapt to its new width or colors. */
export async function remainingFaults(page: Page, faultsOf = layoutFaults): Promise<string[]> {
  const until = performance.now() + SETTLING_MS
  for (;;) {
    const faults = await faultsOf(page)
    if (faults.length === 0 || performance.now() > until) return faults
    await page.waitForTimeout(SETTLING_STEP_MS)
  }
}

/** Finds layout faults of the current page: content wider than the window, or words and controls that overlap. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults)
}

/** Runs in the browser. */
function findFaults(): string[] {
  const TOLERANCE = 1.5
  const CONTROLS = 'a[href], button, input, select, textarea, summary'
  const root = document.documentElement
  const width = root.clientWidth
  const faults = new Set<string>()
  // Content laid out only when scrolled into view has an estimated height until then.
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  }
  const sideways = (document.scrollingElement ?? root).scrollWidth - width
  if (sideways > TOLERANCE) faults.add(`the page scrolls sideways by ${Math.round(sideways)} px`)

  const words: Piece[] = []
  const controls: Piece[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, noscript, [hidden]') && element.localName !== 'svg') continue
    const box = element.getBoundingClientRect()
    if (
      box.width < 2 ||
      box.height < 2 ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    if (isLeaving(box) && !isInScroller(element)) faults.add(`${nameOf(element)} leaves the window`)
    const text = ownText(element)
    if (text) words.push(...text)
    if (isPlacedControl(element))
      controls.push({ element, text: nameOf(element), box: seenPart(box, element) })
  }
  for (const pair of overlaps(words, words)) {
    const [first, second] = pair.map(({ text }) => text).sort()
    faults.add(`"${first}" and "${second}" overlap`)
  }
  for (const [one, other] of overlaps(controls, [...controls, ...words])) {
    const isLabel = one.element.closest('label')?.contains(other.element)
    if (isLabel || isInField(one, other) || isInField(other, one)) continue
    faults.add(`${one.text} lies over "${other.text}"`)
  }
  return [...faults].slice(0, 12)

  interface Piece {
    element: Element
    text: string
    box: DOMRect
  }

  /** A button among the rest of the page or placed on it, other than what belongs to a bar or a panel over it. */
  function isPlacedControl(element: Element): boolean {
    const { display, position } = getComputedStyle(element)
    if (!element.matches(CONTROLS) || display === 'inline' || ['fixed', 'sticky'].includes(position))
      return false
    // A price that can be touched: nothing is painted there.
    if (element.localName === 'button' && !element.hasChildNodes()) return false
    return !element.parentElement || !isLaidOver(element.parentElement)
  }

  /** As the button that shows a password. */
  function isInField({ box: inner }: Piece, { element, box: outer }: Piece): boolean {
    const isWithin = inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top
    return element.matches('input, textarea') && isWithin && inner.bottom <= outer.bottom
  }

  function overlaps(some: Piece[], others: Piece[]): [Piece, Piece][] {
    const overlapping: [Piece, Piece][] = []
    others.sort((one, other) => one.box.top - other.box.top)
    for (const one of some) {
      for (const other of others) {
        if (other.box.top > one.box.bottom) break
        if (doOverlap(one.box, other.box) && !isSameOrInside(one.element, other.element))
          overlapping.push([one, other])
      }
    }
    return overlapping
  }

  function isLeaving(box: DOMRect): boolean {
    return box.right > width + TOLERANCE || box.left < -TOLERANCE
  }

  /** Whatever is cut off or scrolled by a box that itself fits, or is meant to be off the window. */
  function isInScroller(element: Element): boolean {
    for (
      let parent: Element | null = element;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      const style = getComputedStyle(parent)
      if (style.clipPath !== 'none' || style.clip !== 'auto') return true
      if (parent !== element && style.overflowX !== 'visible' && !isLeaving(parent.getBoundingClientRect()))
        return true
    }
    return false
  }

  /** The lines of text that an element holds itself, as far as its boxes let them be seen. */
  function ownText(element: Element) {
    const lines: Piece[] = []
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : ''
      if (!text || isLaidOver(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        const box = seenPart(rect, element)
        if (box.width > 3 && box.height > 3) lines.push({ element, text: text.slice(0, 30), box })
      }
    }
    return lines
  }

  /** Dialogs, toasts, sticky bars and what is placed over pictures are meant to lie over something. */
  function isLaidOver(element: Element): boolean {
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(parent).position)) return true
      if (parent.getAttribute('aria-hidden') === 'true') return true
    }
    return false
  }

  function seenPart(rect: DOMRect, element: Element): DOMRect {
    let { left, top, right, bottom } = rect
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      const style = getComputedStyle(parent)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const box = parent.getBoundingClientRect()
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  /** By more than the lines of one paragraph do. */
  function doOverlap(a: DOMRect, b: DOMRect): boolean {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return across > 3 && down > Math.min(a.height, b.height) * 0.4
  }

  function isSameOrInside(a: Element, b: Element): boolean {
    return a === b || a.contains(b) || b.contains(a)
  }

  function nameOf(element: Element): string {
    const classes =
      typeof element.className === 'string' ? element.className.trim().replaceAll(/\s+/g, '.') : ''
    const text = (element.textContent ?? '').trim().slice(0, 40)
    return `<${element.localName}${classes ? `.${classes.slice(0, 60)}` : ''}> "${text}"`
  }
}
