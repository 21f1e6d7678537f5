import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './own-shop.ts'

const LIGHT_GROUND = 'rgb(255, 252, 248)'
const DARK_GROUND = 'rgb(16, 27, 28)'

test('a newsletter is previewed while typed, and products are inserted through a search', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/newsletter/new')
  const mail = page.frameLocator('iframe[title="Email preview"]')
  const text = page.getByRole('textbox', { name: /^Text/ })
  await page.getByLabel('Subject').fill('Calm finds')
  await text.fill('Hello, and **welcome**.\n\nSee you soon.')
  await expect(mail.getByRole('heading', { name: 'Calm finds' })).toBeVisible()
  await expect(mail.getByText('welcome', { exact: true })).toHaveCSS('font-weight', '700')
  await expect(mail.locator('body')).toHaveCSS('background-color', LIGHT_GROUND)

  await page.getByText('Dark', { exact: true }).click()
  await expect(mail.locator('body')).toHaveCSS('background-color', DARK_GROUND)
  await page.getByText('Phone', { exact: true }).click()
  const frame = page.locator('iframe[title="Email preview"]')
  expect((await frame.boundingBox())?.width).toBeLessThanOrEqual(375)

  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(23, 23))
  await page.getByRole('searchbox', { name: /Insert a product/ }).fill('stacking')
  await page.getByRole('button', { name: 'Insert Soft Stacking Rings' }).click()
  await expect(text).toHaveValue(/welcome.*### \[Soft Stacking Rings\].*See you soon/s)
  await expect(mail.getByRole('link', { name: 'See this product' })).toHaveAttribute(
    'href',
    new RegExp(`^${shop.url}/products/3-`),
  )
  await expect(mail.locator('body')).toHaveCSS('background-color', DARK_GROUND)
  await expectNoAxeViolations(page)

  await page.getByText('Plain text', { exact: true }).click()
  await expect(page.locator('pre')).toContainText('Soft Stacking Rings')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/admin\/newsletter\/\d+$/)
  await expect(page.getByRole('textbox', { name: /^Text/ })).toHaveValue(/Soft Stacking Rings/)
})
