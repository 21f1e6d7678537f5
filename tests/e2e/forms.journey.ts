import type { Page } from 'playwright/test'
import { openAccount } from './accounts.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './own-shop.ts'

/** Opens the page on a line so slow that no script has come yet; the answer lets them come. */
async function openEarly(page: Page, path: string) {
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrives
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    arrive()
    await page.waitForFunction(() => 'isLive' in self)
  }
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('interaction before the script loads', () => {
  test('keeps an amount and its dependent texts in the donation form', { tag: '@once' }, async ({ page }) => {
    const arrive = await openEarly(page, '/donate')
    await page.getByLabel('Amount (USD)').fill('25')
    await textbox(page, 'Message').fill('For the guides')
    await arrive()
    await expect(page.getByLabel('Amount (USD)')).toHaveValue('25')
    await expect(textbox(page, 'Message')).toHaveValue('For the guides')
    await expect(button(page, '$25')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, 'Donate Now')).toBeEnabled()
  })

  test('keeps a checkbox and a choice, and saves them with the rest', {
    tag: ['@once', '@thorough'],
  }, async ({ page, shop }) => {
    await signInAsAdministrator(page, shop.url)
    const arrive = await openEarly(page, '/admin/products/4')
    const tick = page.getByRole('checkbox', { name: 'Best Seller' })
    const before = await tick.isChecked()
    await page.getByText('Best Seller', { exact: true }).click()
    await textbox(page, 'Advertiser ID').fill('early-4')
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Safety')
    await arrive()
    await expect(tick).toBeChecked({ checked: !before })
    await button(page, 'Save').click()
    await expect(page.getByText('Product saved')).toBeVisible()
    await page.reload()
    await expect(tick).toBeChecked({ checked: !before })
    await expect(textbox(page, 'Advertiser ID')).toHaveValue('early-4')
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Safety')
  })

  test('searches the list whose field was typed into', { tag: ['@once', '@thorough'] }, async ({
    page,
    shop,
  }) => {
    await signInAsAdministrator(page, shop.url)
    const arrive = await openEarly(page, '/admin/users')
    await page.getByRole('searchbox', { name: 'Search name or email' }).fill('nobody at all')
    await arrive()
    await expect(page.getByText('No accounts match this search')).toBeVisible()
  })
})

test.describe('form errors', () => {
  test('appear at their fields, focus the first, and disappear when corrected', {
    tag: '@once',
  }, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('accounts.signUp') && calls.push(request.url()))
    await page.goto('/signup')
    await textbox(page, 'Password').fill('short')
    await page.keyboard.press('Enter')
    await expect(textbox(page, 'Name')).toBeFocused()
    await expect(textbox(page, 'Name')).toHaveAccessibleDescription('Enter your name')
    await expect(textbox(page, 'Email')).toHaveAccessibleDescription('Enter your email address')
    await expect(textbox(page, 'Password')).toHaveAccessibleDescription(/^Use at least 8 characters/)
    await expectNoAxeViolations(page)
    await page.keyboard.type('Ada')
    await expect(textbox(page, 'Name')).toHaveAccessibleDescription('')
    await expect(textbox(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    expect(calls).toEqual([])
  })

  test('from the server appear at their field and allow another try', {
    tag: ['@once', '@thorough'],
  }, async ({ page, shop, allow }) => {
    allow.status(403, 'profile.changePassword')
    const { password } = await openAccount(page.request, shop.url)
    await page.goto('/account')
    await textbox(page, 'Current password').fill('not the password')
    await textbox(page, 'New password').fill('a better password')
    await button(page, 'Change password').click()
    await expect(textbox(page, 'Current password')).toBeFocused()
    await expect(textbox(page, 'Current password')).toHaveAccessibleDescription(
      'That isn’t your current password',
    )
    await textbox(page, 'Current password').fill(password)
    const answer = page.waitForResponse(/profile\.changePassword/)
    await button(page, 'Change password').click()
    expect((await answer).status()).toBe(200)
    await expect(page.getByText('Your password has been changed')).toBeVisible()
  })
})

test('a password can be shown, pasted, and hidden again', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login')
  const password = textbox(page, 'Password')
  await password.fill('correct horse')
  await expect(password).toHaveAttribute('type', 'password')
  await button(page, 'Show password').click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('correct horse')
  await expectNoAxeViolations(page)
  await button(page, 'Hide password').click()
  await expect(password).toHaveAttribute('type', 'password')
})
