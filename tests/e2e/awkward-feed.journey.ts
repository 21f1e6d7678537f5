import type { Page } from 'playwright/test'
import { fillAwkwardShop } from '#tests/month-of-use/awkward-shop.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect } from './journey.ts'
import { remainingFaults } from './layout-faults.ts'
import { testWithShop } from './own-shop.ts'

const test = testWithShop(fillAwkwardShop)

const WIDTHS = [320, 768, 1024, 1440]
const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const
/** Width and height of what retailers show; every fourth product's picture is missing. */
const SHAPES = [
  [800, 800],
  [1_200, 320],
  [300, 1_000],
]
const LISTS = [
  '/',
  '/products',
  '/products?search=babyvakt',
  '/products?category=Safety&sort=price-high&filters=open',
]
/** Searches for the awkward products; the first result's page of each is inspected, and all are compared. */
const PRODUCTS = ['babyvakt', 'regnställ', 'xxxxxxxxxxxx', 'stroller-bag', 'عربة']
const ADMIN_SCREENS = ['/admin', '/admin/products', '/admin/products?search=babyvakt']

test('five thousand untidy products leave every screen intact', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  await showPictures(page)
  const products = await productPaths(page)
  const ids = products.map((path) => /\d+/.exec(path)?.[0]).slice(0, 4)
  const faults = await faultsOf(page, [...LISTS, ...products, `/compare?ids=${ids}`])
  await signInAsAdministrator(page, shop.url)
  faults.push(...(await faultsOf(page, ADMIN_SCREENS)))
  expect(faults).toEqual([])
})

async function faultsOf(page: Page, paths: string[]): Promise<string[]> {
  const faults: string[] = []
  for (const [index, path] of paths.entries()) {
    await page.emulateMedia(LOOKS[index % LOOKS.length])
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const pageFaults = [...(await remainingFaults(page)), ...(await page.evaluate(cutTags))]
      faults.push(...pageFaults.map((fault) => `${path}, ${width} px: ${fault}`))
    }
  }
  return faults
}

async function productPaths(page: Page): Promise<string[]> {
  const paths: string[] = []
  for (const words of PRODUCTS) {
    await page.goto(`/products?search=${encodeURIComponent(words)}`)
    const names = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
    paths.push((await names.last().getAttribute('href')) ?? '')
  }
  return paths
}

async function showPictures(page: Page) {
  await page.route('**/pictures/remote/product/**', (route) => {
    const [, id] = /product\/(\d+)/.exec(route.request().url()) ?? []
    const [width, height] = SHAPES[Number(id) % (SHAPES.length + 1)] ?? []
    if (!width) return route.continue()
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`
    return route.fulfill({ body, contentType: 'image/svg+xml' })
  })
}

/** Runs in the browser: that a link is an advertisement is never cut off. */
function cutTags(): string[] {
  return [...document.querySelectorAll('main article')].flatMap((card) => {
    const edge = card.getBoundingClientRect()
    return [...card.querySelectorAll('p > span')]
      .filter((tag) => tag.textContent?.startsWith('Ad') && tag.getBoundingClientRect().right > edge.right)
      .map(() => `the mark of an advertisement leaves the card "${card.textContent?.slice(0, 30)}"`)
  })
}
