import { expect, test } from './journey.ts'
import { remainingFaults } from './layout-faults.ts'

const PAGES = [
  '/',
  '/products',
  '/products?filters=open',
  '/blog',
  '/blog/baby-sleep-science',
  '/about',
  '/contact',
  '/donate',
  '/premium',
  '/login',
  '/signup',
  '/compare',
]

/** Runs in the browser: makes every text of the page 60 % longer, as a wordier language would. */
function lengthen() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const value = text.nodeValue ?? ''
    if (!/\p{L}{3}/u.test(value) || text.parentElement?.closest('script, style, option, textarea, time'))
      continue
    const words = value.trim().split(' ')
    const more = words.slice(0, Math.ceil(words.length * 0.6)).join(' ')
    text.nodeValue = `${value} ${words.length === 1 ? more.slice(0, Math.ceil(more.length * 0.6)) : more}`
  }
}

for (const width of [320, 390]) {
  test(`pages hold a language of longer texts at ${width} pixels`, {
    tag: ['@once', '@thorough'],
  }, async ({ page, allow }) => {
    // React comes to life on a page whose texts are no longer its own.
    allow.pageError(/Minified React error #418/)
    await page.setViewportSize({ width, height: 844 })
    for (const address of PAGES) {
      await page.goto(address)
      await page.evaluate(lengthen)
      expect.soft(await remainingFaults(page), address).toEqual([])
    }
  })
}
