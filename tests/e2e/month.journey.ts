import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright/test'
import { cpuSeconds } from '#tests/bench/cpu.ts'
import { signInAsAdministrator } from './administrator.ts'
import { forcedColorFaults } from './forced-color-faults.ts'
import { axeViolations, expect } from './journey.ts'
import { remainingFaults } from './layout-faults.ts'
import { SCREENS, SCREENS_OF_STRANGERS, type Screen } from './month-screens.ts'
import { test } from './month-shop.ts'
import { movesByScript } from './moves-by-script.ts'
import { showPictures } from './retailers-pictures.ts'
import { smallTargets } from './small-targets.ts'

const WIDE: Look = { width: 1440, colorScheme: 'dark' }
const TABLET: Look = { width: 834, colorScheme: 'light' }
const PHONE: Look = { width: 390, colorScheme: 'light' }
const SMALL_PHONE: Look = { width: 320, colorScheme: 'light' }
/** Axe is by far the slowest of all, so it reads what most have. */
const READ_BY_AXE = [WIDE, PHONE]
const WITH_LARGE_TEXT: Look = { ...TABLET, textPx: 32 }
const FIRST: Look[] = [WIDE, TABLET, PHONE]
/** Looks that the other screens use in turn, since they show the same parts in another state. */
const TURNS: Look[][] = [[WITH_LARGE_TEXT, SMALL_PHONE], [TABLET], [WIDE, SMALL_PHONE], [PHONE]]
/** Opened elements show other parts. */
const OPENED: Look[] = [WIDE, SMALL_PHONE]
const HEIGHT = 900
const LONGEST_MS = 2_000
const PATIENCE_MS = 15_000
const PLAIN_PAGE = '/terms-of-service'
/** A busy machine is slow with every page: so many times the plainest one may take. */
const TIMES_PLAIN = 10
const USUAL_TEXT_PX = 16
const FAILED = /an error occurred|something went wrong|unexpected|not found|could not be (loaded|read)/i
const PICTURES = process.env.MONTH_PICTURES

// Some routes have a dozen screens.
test.describe.configure({ timeout: 480_000 })

for (const [route, screensOf] of Object.entries(SCREENS)) {
  test(`${addressOf(route)} opens complete and fast at every width after a month of use`, {
    tag: ['@once', '@thorough'],
  }, async ({ page, shop }) => {
    await signInAsAdministrator(page, shop.url)
    expect(await lookAt(page, screensOf(shop.data), shop.pid)).toEqual([])
  })
}

for (const [route, screens] of Object.entries(SCREENS_OF_STRANGERS)) {
  test(`${addressOf(route)} opens complete and fast for a visitor after a month of use`, {
    tag: ['@once', '@thorough'],
  }, async ({ page, shop }) => {
    expect(await lookAt(page, screens, shop.pid)).toEqual([])
  })
}

/** As one would type it, from the name of the file: `admin.feeds.$feed.index.tsx`. */
function addressOf(route: string): string {
  const parts = route.replace(/\.tsx$/, '').split('.')
  return `/${parts.filter((part) => part !== 'index').join('/')}`
}

/** Opens each screen once and looks at it at each width; answers what is wrong. */
async function lookAt(page: Page, screens: Screen[], pid: number): Promise<string[]> {
  page.setDefaultTimeout(PATIENCE_MS)
  const chromium = await page.context().newCDPSession(page)
  await showPictures(chromium)
  const plainMs = await plainPageMs(page)
  const faults: string[] = []
  for (const [index, screen] of screens.entries()) {
    const screenFaults = await lookAtScreen(page, screen, { index, pid, plainMs, chromium }).catch(
      (error) => [String(error)],
    )
    faults.push(...screenFaults.map((fault) => `${screen.path}: ${fault}`))
  }
  return faults
}

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  textPx?: number
}

interface Measures {
  index: number
  pid: number
  plainMs: number
  /** Its settings last as long as the connection to it. */
  chromium: CDPSession
}

async function lookAtScreen(page: Page, { path, act }: Screen, { index, pid, plainMs, chromium }: Measures) {
  const faults: string[] = []
  const looks = looksAt(index, act !== undefined)
  await lookWith(page, chromium, looks[0])
  const slowness = await slownessOf(page, path, pid, plainMs)
  // Inherent slowness occurs each time.
  if (slowness.length > 0) faults.push(...(await slownessOf(page, path, pid, plainMs)))
  for (const [turn, look] of looks.entries()) {
    await lookWith(page, chromium, look)
    // Opened elements belong to one width, and existing text keeps its size.
    const hasOtherText = look.textPx !== looks[turn - 1]?.textPx
    if (turn > 0 && (act || hasOtherText)) await page.goto(path)
    await act?.(page)
    const lookFaults = await faultsNow(page)
    if (look === PHONE && !path.startsWith('/admin')) lookFaults.push(...(await smallTargets(page)))
    const hasOtherParts = index === 0 || act
    if (hasOtherParts && READ_BY_AXE.includes(look)) lookFaults.push(...(await axeViolations(page)))
    const name = `${look.width}${look.textPx ? '-large-text' : ''}-${look.colorScheme}`
    await takePicture(page, `${name}-${index}-${path}${act ? '-acted' : ''}`)
    if (look === PHONE && !act && !path.startsWith('/admin/'))
      lookFaults.push(...(await movesByScript(page, path)))
    faults.push(...lookFaults.map((fault) => `${name}: ${fault}`))
  }
  await page.emulateMedia({ forcedColors: 'active' })
  const unseen = await remainingFaults(page, forcedColorFaults)
  faults.push(...unseen.map((fault) => `forced colors: ${fault}`))
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}

async function slownessOf(page: Page, path: string, pid: number, plainMs: number): Promise<string[]> {
  const cpu = cpuSeconds(pid)
  const started = performance.now()
  await page.goto(path)
  const wallMs = performance.now() - started
  const cpuMs = (cpuSeconds(pid) - cpu) * 1_000
  const timeFaults: string[] = []
  if (cpuMs > LONGEST_MS) timeFaults.push(`${cpuMs.toFixed(0)} ms of the server's time`)
  if (wallMs > Math.max(LONGEST_MS, plainMs * TIMES_PLAIN))
    timeFaults.push(`${wallMs.toFixed(0)} ms, the plainest page ${plainMs.toFixed(0)} ms`)
  return timeFaults
}

function looksAt(index: number, isOpened: boolean): Look[] {
  if (index === 0) return FIRST
  return isOpened ? OPENED : (TURNS[(index - 1) % TURNS.length] ?? [])
}

async function lookWith(
  page: Page,
  chromium: CDPSession,
  { width, colorScheme, textPx = USUAL_TEXT_PX }: Look = WIDE,
) {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({ colorScheme })
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: textPx } })
}

async function faultsNow(page: Page): Promise<string[]> {
  const title = (await page.locator('h1').first().textContent()) ?? ''
  const failed = FAILED.test(title) ? [`it says "${title}"`] : []
  const asItCame = await remainingFaults(page)
  await unfoldAll(page)
  await pointAtCharts(page)
  return [...new Set([...failed, ...asItCame, ...(await remainingFaults(page))])]
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

async function takePicture(page: Page, name: string) {
  if (!PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  const file = `${name.replaceAll(/[^\w=-]+/g, '_').slice(0, 110)}.png`
  await page.screenshot({ path: join(PICTURES, file), fullPage: true })
}
