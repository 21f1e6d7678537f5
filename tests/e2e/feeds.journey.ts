import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './own-shop.ts'

const fixture = (name: string) => join(import.meta.dirname, '../fixtures/feeds', name)

test.beforeEach(({ page, shop }) => signInAsAdministrator(page, shop.url))

const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title })
const go = (page: Page, name: string) => page.getByRole('button', { name }).click()
const figure = (page: Page, label: string) =>
  page.locator('dl[aria-label^="What the run"]').first().locator('div', { hasText: label }).locator('dd')

/** Again until the page has come to life. */
async function chooseUpload(page: Page) {
  await expect(async () => {
    await page.getByText('Upload', { exact: true }).click()
    await expect(page.locator('input[type=file]')).toBeAttached({ timeout: 1_000 })
  }).toPass()
}

/** From the choice of a file to the dry run of it. */
async function prepareFeed(page: Page, name: string, file: string) {
  await page.goto('/admin/feeds/new')
  await chooseUpload(page)
  await page.locator('input[type=file]').setInputFiles(fixture(file))
  await expect(page.getByText(file)).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await go(page, 'Read the file')
  await expect(step(page, 'Which format is it?')).toBeFocused()
}

async function preview(page: Page) {
  await go(page, 'Continue')
  await expect(step(page, 'Match the columns')).toBeFocused()
  await go(page, 'Continue')
  await expect(step(page, 'Match their categories to yours')).toBeFocused()
  await go(page, 'Continue')
  await expect(step(page, 'Preview')).toBeFocused()
}

test(
  'a feed is imported from its file into the shop and rolled back',
  { tag: '@once' },
  async ({ page }, { project }) => {
    test.setTimeout(150_000)
    const name = `Journey ${project.name}`
    await prepareFeed(page, name, 'woocommerce-external.csv')
    await expect(page.getByRole('combobox', { name: 'Format' })).toContainText('Recognized: WooCommerce CSV')
    await expectNoAxeViolations(page)
    await preview(page)
    const cards = page.getByRole('list', { name: 'Preview' }).getByRole('article')
    await expect(cards).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Save and start a dry run' })).toBeInViewport({ ratio: 1 })
    while (await page.getByRole('button', { name: /^Show \d+ more of 47$/ }).isVisible())
      await page.getByRole('button', { name: /^Show \d+ more of 47$/ }).click()
    await expect(cards).toHaveCount(47)
    await expect(page.getByRole('list', { name: 'Preview' }).locator('a:not([inert])')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Rejected rows' })).toContainText(
      'The product isn’t published',
    )
    const product = (await cards.first().getByRole('heading').textContent()) ?? ''
    await go(page, 'Save and start a dry run')

    await expect(step(page, 'What a run would do')).toBeFocused()
    await expect(figure(page, 'New')).toHaveText('47')
    await expect(figure(page, 'Rejected')).toHaveText('3')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Rejections (CSV)' }).click()
    expect((await download).suggestedFilename()).toBe(`Journey-${project.name}-rejections.csv`)
    await expectNoAxeViolations(page)
    await go(page, 'Continue')
    await expect(step(page, 'Import')).toBeFocused()
    await go(page, 'Run now')
    await expect(page.getByText('47 products imported, 3 left out.')).toBeVisible()

    await page.goto(`/products?search=${encodeURIComponent(product)}`)
    await expect(page.getByRole('heading', { name: product }).first()).toBeVisible()

    await page.goto('/admin/feeds')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(step(page, 'Run history')).toBeVisible()
    await expectNoAxeViolations(page)
    await go(page, 'Roll back to before this run')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('47 products added: will be removed from the shop')
    await dialog.getByRole('button', { name: 'Roll back' }).click()
    await expect(page.getByText('47 products reverted, 1 run undone.').first()).toBeVisible()
    await expect(page.getByText('Rolled back', { exact: true }).first()).toBeVisible()
    await page.goto(`/products?search=${encodeURIComponent(product)}&exact=true`)
    await expect(page.getByText('No products found')).toBeVisible()
  },
)

test(
  'the same item of two feeds is an offer on the other page, with counted clicks',
  { tag: ['@once', '@thorough'] },
  async ({ page }, { project }) => {
    const gtin = project.name === 'desktop' ? '4006381333931' : '0036000291452'
    for (const [retailer, price] of [
      ['Fjordkin', 1249],
      ['Tumblewood', 1190],
    ]) {
      const name = `${retailer} cot of ${project.name}`
      const rows = `externalId;name;link;price;gtin;advertiserName\n1;${name};https://shop.example/cot;${price};${gtin};${retailer}\n`
      await page.goto('/admin/feeds/new')
      await chooseUpload(page)
      const file = { name: 'cots.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByLabel('Name').fill(name)
      await go(page, 'Read the file')
      await expect(step(page, 'Which format is it?')).toBeFocused()
      await preview(page)
      await go(page, 'Save and start a dry run')
      await go(page, 'Continue')
      await go(page, 'Run now')
      await expect(page.getByText('1 product imported.')).toBeVisible()
    }
    await page.goto(`/products?search=${encodeURIComponent(`Fjordkin cot of ${project.name}`)}`)
    await page
      .getByRole('link', { name: `Fjordkin cot of ${project.name}` })
      .first()
      .click()
    const offers = page.getByRole('region', { name: 'Shops and prices' })
    await expect(offers).toContainText('Tumblewood')
    await expect(offers).toContainText(/1.190 SEK/)
    await expect(offers).toContainText('Advertising link')
    await expectNoAxeViolations(page)
    const link = offers.getByRole('link', { name: /Buy Now/ }).first()
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
    // The click counts; the retailer itself is nowhere.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    const counted = page.waitForRequest('**/api/clicks')
    await link.dispatchEvent('click')
    expect((await counted).postData()).toMatch(/^\d+ product p[\da-z]+$/)
  },
)

test(
  'a rule excludes a category, a column changes the cards, and Back keeps both',
  { tag: ['@once', '@thorough'] },
  async ({ page }, { project }) => {
    await prepareFeed(page, `Rules ${project.name}`, 'awin-comma.csv')
    await go(page, 'Continue')
    await page.getByLabel('Name', { exact: false }).first().selectOption('aw_product_id')
    await go(page, 'Continue')
    const first = page.getByRole('list', { name: 'Categories of the feed' }).getByRole('combobox').first()
    await first.selectOption('skip')
    await go(page, 'Continue')
    await expect(page.getByRole('region', { name: 'Rejected rows' })).toContainText(
      'A category rule excludes it',
    )
    await expect(
      page.getByRole('list', { name: 'Preview' }).getByRole('heading', { name: /^\d+$/ }).first(),
    ).toBeVisible()
    await page.goBack()
    await expect(step(page, 'Match their categories to yours')).toBeVisible()
    await expect(first).toHaveValue('skip')
  },
)

test('an invalid feed is reported at the field, and the wizard stays', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.status(400, 'admin.feeds.detect')
  await page.goto('/admin/feeds/new')
  await page.getByText('Path on the server').click()
  await page.getByLabel('Path', { exact: false }).last().fill('/nowhere/feed.csv')
  await page.getByLabel('Name').fill('Nowhere')
  await go(page, 'Read the file')
  await expect(page.getByRole('textbox', { name: 'Path' })).toHaveAttribute('aria-invalid', 'true')
  await expect(step(page, 'Where does the feed come from?')).toBeVisible()
  const errors = page.getByRole('main').locator('[data-part="error-text"], [role=alert]')
  await expect(errors).toHaveCount(1)
  for (const kind of ['Upload', 'URL', 'Path on the server']) {
    await page.getByText(kind, { exact: true }).click()
    await expect(page.getByRole('radio', { name: kind })).toBeChecked()
    await expect(errors).toHaveCount(0)
  }
})

test(
  'each of several thousand categories can be found and given a rule',
  { tag: ['@once', '@thorough'] },
  async ({ page }, { project }) => {
    const rows = Array.from({ length: 15_000 }, (_, id) => {
      const department = id % 5_000
      const category =
        id === 14_999 ? 'Only in the last row' : `Dept ${department % 40} > Shelf ${department}`
      return `${id};Thing ${id};https://shop.example/${id};${id + 1};${category}`
    })
    await page.goto('/admin/feeds/new')
    await chooseUpload(page)
    await page.locator('input[type=file]').setInputFiles({
      name: 'many.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['externalId;name;link;price;category', ...rows].join('\n')),
    })
    await expect(page.getByText('many.csv')).toBeVisible()
    await page.getByLabel('Name').fill(`Many ${project.name}`)
    await go(page, 'Read the file')
    await go(page, 'Continue')
    await expect(step(page, 'Match the columns')).toBeFocused()
    await go(page, 'Continue')
    await expect(page.getByText(/^5.001 categories$/)).toBeVisible({ timeout: 30_000 })
    const list = page.getByRole('list', { name: 'Categories of the feed' })
    await expect(list.getByRole('listitem')).toHaveCount(25)
    await go(page, 'Show 100 more')
    await expect(list.getByRole('listitem')).toHaveCount(125)
    await expectNoAxeViolations(page)

    await page.getByLabel('Search categories').fill('last ROW')
    await expect(page.getByText(/^1 of 5.001 categories$/)).toBeVisible()
    await page.getByLabel('Search categories').press('Enter')
    await list.getByRole('combobox', { name: /Only in the last row/ }).selectOption('Leave out of the shop')

    await page.getByLabel('The feed’s category or the beginning of it').fill('Dept 7')
    await page.getByLabel('Becomes').selectOption('Toys & Educational Items')
    await go(page, 'Add rule')
    const own = page.getByRole('list', { name: 'Rules added manually' })
    await expect(own.getByRole('combobox', { name: 'Dept 7 125 categories' })).toHaveValue('Toys')
    await page.getByLabel('Search categories').fill('shelf 4967')
    await expect(list.getByRole('combobox').locator('option:checked')).toHaveText(
      'Rule “Dept 7”: Toys & Educational Items',
    )
    await page.getByLabel('Search categories').fill('')
    await page.getByLabel('Show').selectOption('With a rule')
    await expect(page.getByText(/^126 of 5.001 categories$/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await go(page, 'Continue')
    await go(page, 'Save and start a dry run')
    await expect(figure(page, 'Rejected')).toHaveText('1', { timeout: 60_000 })
  },
)
