import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type TestInfo } from 'playwright/test'
import { cpuSecondsOfAll } from '#tests/bench/cpu.ts'
import { startOwnServer } from './own-server.ts'
import { Watch } from './watch.ts'

/** A month of use is filled meanwhile. */
const OPENING_TIMEOUT_MS = 600_000

type Fixtures = {
  /** Errors that the journey expects: declare them before they happen. */
  allow: Pick<Watch, 'console' | 'status' | 'host' | 'request' | 'pageError'>
  /** A second visitor with a browser session of their own, watched like the first. */
  newVisitor: () => Promise<Page>
  watch: Watch
  /** For `npm run test:times`. */
  measured: undefined
}

/**
 * Journeys in a shop of which each worker has one of its own. A journey also fails on console errors and warnings, page
 * errors, failed requests and requests to other hosts.
 */
export function journeysIn<Shop extends { url: string; close: () => Promise<void> }>(
  open: () => Promise<Shop>,
) {
  return base.extend<Fixtures, { shop: Shop }>({
    shop: [
      async ({ browserName: _ }, use) => {
        const shop = await open()
        await use(shop)
        await shop.close()
      },
      { scope: 'worker', timeout: OPENING_TIMEOUT_MS },
    ],
    baseURL: ({ shop }, use) => use(shop.url),
    watch: [
      async ({ context, baseURL }, use) => {
        const watch = new Watch(new URL(baseURL ?? '').host)
        watch.follow(context)
        await use(watch)
        expect(watch.problems(), 'what the browser complained about').toEqual([])
      },
      { auto: true },
    ],
    allow: ({ watch }, use) => use(watch),
    measured: [({ watch: _ }, use, info) => measured(use, info), { auto: true }],
    page: async ({ page, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) await actAsAPerson(page)
      await use(page)
    },
    newVisitor: async ({ browser, baseURL, watch }, use) => {
      const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
      await use(async () => {
        const context = await browser.newContext({ baseURL })
        contexts.push(context)
        watch.follow(context)
        return actAsAPerson(await context.newPage())
      })
      await Promise.all(contexts.map((context) => context.close()))
    },
  })
}

async function measured(
  use: (nothing: undefined) => Promise<void>,
  { project, file, title }: TestInfo,
): Promise<void> {
  const times = process.env.TEST_TIMES
  if (!times) return use(undefined)
  const [before, started] = [cpuSecondsOfAll(), performance.now()]
  await use(undefined)
  const wall = (performance.now() - started) / 1_000
  const name = `${project.name} ${basename(file)}: ${title}`
  appendFileSync(times, `${JSON.stringify({ name, wall, cpu: cpuSecondsOfAll() - before })}\n`)
}

/** Runs in a new shop with the samples. Journeys that change shared data take `test` from `own-shop.ts`. */
export const test = journeysIn(() => startOwnServer())

/**
 * Waits until the page has come to life. A person takes longer than that to act, but a test on a loaded machine may
 * not. Other journeys cover earlier input and wait only for the response.
 */
export async function actAsAPerson(page: Page): Promise<Page> {
  await page.addInitScript(() =>
    addEventListener('page-is-live', () => Object.assign(self, { isLive: true })),
  )
  const open = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await open(url, options)
    if (options?.waitUntil) return response
    // A page to be read waits for a sign of its visitor.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
    await page.waitForFunction(isLive)
    return response
  }
  return page
}

/** Runs in the browser. A page that never comes to life does not speak of it. */
function isLive(): boolean {
  return 'isLive' in self || ![...document.scripts].some((script) => script.text.includes('page-is-live'))
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * WCAG 2.2 AA and axe's best practice, for the page as it stands now: in the thorough run, where each page has the
 * time.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if (process.env.TEST_THOROUGH !== '1') return
  expect(await axeViolations(page), `accessibility of ${page.url()}`).toEqual([])
}

export async function axeViolations(page: Page): Promise<string[]> {
  // Colors on their way to others are not what anybody reads.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  )
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: AXE_TAGS, resultTypes: ['violations'] })
    // No frames are read, so no second page is needed to gather from them.
    .setLegacyMode()
    // The preview of an email runs no script, so axe would wait in it forever.
    .exclude('iframe')
    // An open menu stands at the end of the page, outside of its landmarks.
    .exclude('[data-scope=menu][data-part=positioner]')
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.html.slice(0, 200)}`),
  )
}

export { expect }
