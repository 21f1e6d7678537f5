import { writeFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { openDatabase } from '#server/db/open-database.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { fillOffice } from '#tests/helpers/fill-office.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect } from './journey.ts'
import { testWithShop } from './own-shop.ts'

/** A shop after a quarter of a year: 90 days of clicks and 10,000 rows of everything else. */
const test = testWithShop((databasePath) => {
  const db = openDatabase(databasePath)
  seedSampleData(db)
  fillOffice(db)
  db.$client.close()
  writeFileSync(`${databasePath}.secret`, 'of a shop whose sealed values nobody opens')
})

/** The phone has its own project, whose browser is one; the others are windows of a desktop. */
const WIDTHS: Record<string, number[]> = { phone: [390], desktop: [834, 1440] }

const REPORTS = ['Clicks to retailers', 'Favorites added', 'Newsletter sign-ups']

const tooltip = (page: Page) => page.locator('.recharts-tooltip-wrapper').filter({ visible: true })

/** Moves over a chart as a mouse does: its tooltip is drawn by the movement. */
async function hover(chart: Locator) {
  await chart.scrollIntoViewIfNeeded()
  const box = await chart.boundingBox()
  if (!box) throw new Error('The chart has no place')
  const { mouse } = chart.page()
  await mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.6)
  await mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 4 })
}

async function expectNoOverflow(page: Page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider, `how far ${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}

async function atEachWidth(page: Page, project: string, look: () => Promise<void>) {
  for (const width of WIDTHS[project] ?? []) {
    await page.setViewportSize({ width, height: 900 })
    await look()
  }
}

test.describe.configure({ mode: 'default' })
test.beforeEach(({ page, shop }) => signInAsAdministrator(page, shop.url))

test(
  'the chart of 90 days of clicks names the day under the pointer',
  { tag: ['@once', '@thorough'] },
  async ({ page }, info) => {
    const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
    await atEachWidth(page, info.project.name, async () => {
      await page.goto(`/admin/clicks?from=${day(89)}&to=${day(0)}`)
      const chart = page.getByRole('img', { name: /^Clicks on each of 90 days/ })
      await expect(chart.locator('.recharts-bar-rectangle').first()).toBeAttached()
      await hover(chart)
      await expect(tooltip(page)).toContainText(/\d+ \w+ 20\d\d/)
      await expect(tooltip(page)).toContainText('Clicks')
      await expect(page.getByText('An error occurred')).toHaveCount(0)
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Show as a table' }).click()
      await expect(page.getByRole('region', { name: 'By day, table' }).getByRole('row')).toHaveCount(91)
    })
  },
)

test(
  'every report of 90 days has a chart that names days, except an empty one',
  { tag: ['@once', '@thorough'] },
  async ({ page }, info) => {
    await atEachWidth(page, info.project.name, async () => {
      await page.goto('/admin/reports?days=90')
      for (const title of REPORTS) {
        const card = page.getByRole('region', { name: title })
        await expect(card.locator('.recharts-area-curve')).toBeAttached()
        await hover(card.locator('.recharts-wrapper'))
        await expect(tooltip(page)).toContainText(/\d+ \w+ 20\d\d/)
        await page.mouse.move(0, 0)
      }
      const received = page.getByRole('region', { name: 'Donations received' })
      await expect(received.getByText('The shop is in demo mode: no card is charged')).toBeVisible()
      await expect(received.getByText('Nothing in this period yet.')).toBeVisible()
      await expect(received.locator('.recharts-wrapper')).toHaveCount(0)
      await expectNoOverflow(page)
    })
  },
)
