import type { Page } from 'playwright/test'

/** Opens a page whose script is a long time in coming, and answers what moves or grows when it has come. */
export async function movesByScript(page: Page, path: string): Promise<string[]> {
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrives
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(noteBoxes)
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
  arrive()
  await page.waitForFunction(() => 'isLive' in self)
  await page.waitForLoadState('networkidle')
  const moved = await page.evaluate(movedBoxes)
  await page.unroute('**/assets/*.js')
  return moved
}

/** Runs in the browser. Content drawn only on approach (`content-visibility`) grows then, with or without scripts. */
async function noteBoxes() {
  await document.fonts.ready
  const elements = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input, img, section)')]
  const isDrawn = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true }) &&
    getComputedStyle(element).contentVisibility !== 'auto'
  const seen = elements.filter(isDrawn)
  const boxOf = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return `${Math.round(top + scrollY)} px from the top, ${Math.round(height)} px high`
  }
  Object.assign(self, { boxes: seen.map((element) => ({ element, before: boxOf(element) })), boxOf })
}

/** Runs in the browser. */
function movedBoxes(): string[] {
  const { boxes, boxOf } = self as unknown as {
    boxes: { element: Element; before: string }[]
    boxOf: (element: Element) => string
  }
  return boxes
    .filter(({ element, before }) => element.isConnected && boxOf(element) !== before)
    .slice(0, 3)
    .map(({ element, before }) => {
      const name = element.textContent.trim().slice(0, 40)
      return `the script moves ${element.localName} “${name}” from ${before} to ${boxOf(element)}`
    })
}
