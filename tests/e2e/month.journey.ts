import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright/test'
import { cpuSeconds } from '#tests/bench/cpu.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect } from './journey.ts'
import { layoutFaults } from './layout-faults.ts'
import { FRAMES, SCREENS, SCREENS_OF_STRANGERS, type Screen } from './month-screens.ts'
import { test } from './month-shop.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const WIDTHS = [1440, 834, 390]
const HEIGHT = 900
const LONGEST_MS = 2_000
const PATIENCE_MS = 15_000
const SETTLING_MS = 2_000
const PLAIN_PAGE = '/terms-of-service'
/** A busy machine is slow with every page: so many times the plainest one may take. */
const TIMES_PLAIN = 10
const FAILED = /an error occurred|something went wrong|unexpected|not found|could not be (loaded|read)/i
/** Where to leave pictures of all screens, to be looked at. */
const PICTURES = process.env.MONTH_PICTURES
const PICTURE = readFileSync(join(projectRoot, 'src/client/brand/app-icon.svg'))

// One after the other: filling a second shop would cost more than it saves.
test.describe.configure({ mode: 'default', timeout: 1_200_000 })

test('every route has its screens', () => {
  const routes = readdirSync(join(projectRoot, 'src/client/routes'))
  const seen = [...Object.keys(SCREENS), ...Object.keys(SCREENS_OF_STRANGERS), ...FRAMES]
  expect(seen.sort()).toEqual(routes.sort())
})

for (const area of ['admin', 'shop']) {
  test(`after a month every screen of the ${area} opens at every width, whole and soon`, async ({
    page,
    shop,
  }) => {
    await signInAsAdministrator(page, shop.url)
    const routes = Object.entries(SCREENS).filter(
      ([route]) => route.startsWith('admin.') === (area === 'admin'),
    )
    const screens = routes.flatMap(([, screensOf]) => screensOf(shop.data))
    expect(await lookAt(page, screens, shop.pid)).toEqual([])
  })
}

test('so do the pages of strangers', async ({ page, shop }) => {
  expect(await lookAt(page, Object.values(SCREENS_OF_STRANGERS).flat(), shop.pid)).toEqual([])
})

/** Opens each screen once and looks at it at each width; answers what is wrong. */
async function lookAt(page: Page, screens: Screen[], pid: number): Promise<string[]> {
  page.setDefaultTimeout(PATIENCE_MS)
  await showPictures(page)
  const plainMs = await plainPageMs(page)
  const faults: string[] = []
  for (const [index, screen] of screens.entries()) {
    const found = await lookAtScreen(page, screen, { index, pid, plainMs }).catch((error) => [String(error)])
    faults.push(...found.map((fault) => `${screen.path}: ${fault}`))
  }
  return faults
}

interface Measures {
  index: number
  pid: number
  plainMs: number
}

async function lookAtScreen(page: Page, { path, act }: Screen, { index, pid, plainMs }: Measures) {
  const faults: string[] = []
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT })
  const cpu = cpuSeconds(pid)
  const started = performance.now()
  await page.goto(path)
  const wallMs = performance.now() - started
  const cpuMs = (cpuSeconds(pid) - cpu) * 1_000
  if (cpuMs > LONGEST_MS) faults.push(`${cpuMs.toFixed(0)} ms of the server's time`)
  if (wallMs > Math.max(LONGEST_MS, plainMs * TIMES_PLAIN)) {
    faults.push(`${wallMs.toFixed(0)} ms, the plainest page ${plainMs.toFixed(0)} ms`)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    // What was opened belongs to one width: a window that is resized meanwhile is another matter.
    if (act && width !== WIDTHS[0]) await page.goto(path)
    await act?.(page)
    const found = await faultsNow(page)
    await takePicture(page, `${index}-${path}${act ? '-acted' : ''}`, width)
    faults.push(...found.map((fault) => `at ${width} px ${fault}`))
  }
  return faults
}

async function faultsNow(page: Page): Promise<string[]> {
  const title = (await page.locator('h1').first().textContent()) ?? ''
  const failed = FAILED.test(title) ? [`it says "${title}"`] : []
  const asItCame = await settledFaults(page)
  await unfoldAll(page)
  await pointAtCharts(page)
  return [...new Set([...failed, ...asItCame, ...(await settledFaults(page))])]
}

/** What is still wrong when the page has had time to follow its new width. */
async function settledFaults(page: Page): Promise<string[]> {
  await expect
    .poll(() => layoutFaults(page), { timeout: SETTLING_MS })
    .toEqual([])
    .catch(() => undefined)
  return layoutFaults(page)
}

async function unfoldAll(page: Page) {
  await page.locator('main details:not([open])').evaluateAll((all) => {
    for (const one of all.slice(0, 20)) one.setAttribute('open', '')
  })
}

/** The tooltip of a chart is drawn when the pointer is over it. */
async function pointAtCharts(page: Page) {
  for (const chart of await page.locator('.recharts-wrapper:visible').all()) {
    await chart.hover({ force: true })
    await expect(chart.locator('.recharts-tooltip-wrapper')).toBeVisible()
  }
}

async function plainPageMs(page: Page): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const started = performance.now()
    await page.goto(PLAIN_PAGE)
    times.push(performance.now() - started)
  }
  return Math.max(...times)
}

/** Those of retailers stand on hosts that do not exist. */
async function showPictures(page: Page) {
  await page.route('**/pictures/remote/**', (route) =>
    route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' }),
  )
}

async function takePicture(page: Page, name: string, width: number) {
  if (!PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  const file = `${width}-${name.replaceAll(/[^\w=-]+/g, '_').slice(0, 90)}.png`
  await page.screenshot({ path: join(PICTURES, file), fullPage: true })
}
