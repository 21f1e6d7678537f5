import type { Page } from 'playwright/test'
import { codeOf } from '#tests/helpers/authenticator.ts'
import { fillSignIn, openAccount } from './accounts.ts'
import { expect, expectNoAxeViolations, test } from './journey.ts'

/** On the account page: from the button to the recovery codes. */
async function setUp(page: Page) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await page.locator('code').first().textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeOf(key, -1))
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await expect(page.getByText('Keep these recovery codes somewhere safe.')).toBeVisible()
  const codes = await page.getByRole('status').getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
  return { key, codes }
}

test('a parent turns on two-step sign-in and signs in with a code', { tag: ['@once', '@thorough'] }, async ({
  page,
  shop,
  allow,
}) => {
  const parent = await openAccount(page.request, shop.url)
  await page.goto('/account')
  const { key } = await setUp(page)
  await expectNoAxeViolations(page)
  await page.context().clearCookies()
  await page.goto('/login?from=%2Faccount')
  await fillSignIn(page, parent)
  await expect(page).toHaveURL('/second-step?from=%2Faccount')
  allow.status(403, 'accounts.secondStep')
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  // A toast says it, too.
  const form = page.getByRole('form', { name: 'Second step' })
  await expect(form.getByText('That code isn’t right. Please try the next one.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeOf(key))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account')
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible()
})

test('a parent without the phone signs in with a recovery code', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  const parent = await openAccount(page.request, shop.url)
  await page.goto('/account')
  const { codes } = await setUp(page)
  await page.context().clearCookies()
  await page.goto('/login?from=%2Faccount')
  await fillSignIn(page, parent)
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[3] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible()
})

test('a call that needs a fresh sign-in asks in a dialog and then continues', { tag: '@once' }, async ({
  page,
  shop,
  allow,
}) => {
  const parent = await openAccount(page.request, shop.url)
  await page.goto('/account')
  let isStale = true
  await page.route('**/trpc/factors.beginAuthenticator*', async (route) => {
    if (!isStale) return route.continue()
    const data = { code: 'FORBIDDEN', httpStatus: 403, reason: 'fresh-session' }
    const json = { message: 'Please confirm that it’s you first', code: -32_003, data }
    await route.fulfill({ status: 403, json: [{ error: { json } }] })
  })
  allow.status(403, 'factors.')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('That isn’t your current password')).toBeVisible()
  isStale = false
  await dialog.getByLabel('Your password').fill(parent.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
})
