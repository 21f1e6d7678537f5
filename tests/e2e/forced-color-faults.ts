import type { Page } from 'playwright/test'

/**
 * Finds content that is invisible when the system chooses all colors: icons, bars and selections shown by color alone.
 */
export function forcedColorFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults)
}

/** Runs in the browser. */
function findFaults(): string[] {
  const CHOSEN =
    '[aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false])'
  const faults = new Set<string>()
  const ground = colorOf('Canvas')
  const clear = 'rgba(0, 0, 0, 0)'
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 2

  for (const element of document.body.querySelectorAll('*')) {
    if (!isSeen(element)) continue
    for (const part of [undefined, '::before', '::after']) {
      const { maskImage, backgroundColor, backgroundImage, content } = getComputedStyle(element, part)
      const isThere = part === undefined || content !== 'none'
      const isEmpty = backgroundImage === 'none' && [ground, clear].includes(backgroundColor)
      if (isThere && isEmpty && /url\(/.test(maskImage))
        faults.add(`${nameOf(element)} is an icon that nobody sees`)
    }
  }
  for (const bar of document.body.querySelectorAll('[role=progressbar], [role=meter]')) {
    const parts = [bar, ...bar.querySelectorAll('*')]
    if (isSeen(bar) && !parts.some(isDrawn)) faults.add(`${nameOf(bar)} has no bar`)
  }
  for (const chosen of document.body.querySelectorAll(CHOSEN)) {
    const other = siblingsOf(chosen).find((one) => one.localName === chosen.localName && !one.matches(CHOSEN))
    if (isSeen(chosen) && other && looksOf(chosen) === looksOf(other))
      faults.add(`${nameOf(chosen)} looks like ${nameOf(other)}, which is not chosen`)
  }
  return [...faults].slice(0, 12)

  function isDrawn(element: Element): boolean {
    const { backgroundColor, borderTopWidth, borderTopStyle } = getComputedStyle(element)
    const hasGround = ![ground, clear].includes(backgroundColor)
    return hasGround || (borderTopStyle !== 'none' && borderTopWidth !== '0px')
  }

  /** The others of its list; a link or a button may stand alone in each entry. */
  function siblingsOf(element: Element): Element[] {
    const entry = element.parentElement?.localName === 'li' ? element.parentElement : element
    const entries = [...(entry.parentElement?.children ?? [])].filter((one) => one !== entry)
    return entry === element ? entries : entries.flatMap((one) => [...one.children])
  }

  function looksOf(element: Element): string {
    const parts = [element, ...element.querySelectorAll('*')].flatMap((part) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo)
        const {
          color,
          backgroundColor,
          fontWeight,
          textDecorationLine,
          outlineStyle,
          content,
          visibility,
          display,
        } = style
        const borders = ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
          const read = (what: string) => style.getPropertyValue(`border-${side.toLowerCase()}-${what}`)
          return read('style') === 'none' ? '' : `${read('width')} ${read('color')}`
        })
        return [
          color,
          backgroundColor,
          fontWeight,
          textDecorationLine,
          outlineStyle,
          content,
          visibility,
          display,
          borders,
        ].join()
      }),
    )
    return parts.join('|')
  }

  function nameOf(element: Element): string {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> "${text}"`
  }

  function colorOf(name: string): string {
    const sample = document.createElement('i')
    sample.style.cssText = `forced-color-adjust: none; background: ${name}`
    document.body.append(sample)
    const { backgroundColor } = getComputedStyle(sample)
    sample.remove()
    return backgroundColor
  }
}
