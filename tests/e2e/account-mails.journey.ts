import type { Page } from 'playwright/test'
import { linkIn } from '../helpers/mail-links.ts'
import { fillSignIn, fillSignUp, newParent, openAccount } from './accounts.ts'
import { expect, expectNoAxeViolations, journeysIn } from './journey.ts'
import { startMailServer } from './mail-server.ts'

/** In a shop that can send email. */
const test = journeysIn(() => startMailServer())

type Shop = Awaited<ReturnType<typeof startMailServer>>

async function linkFor({ sink }: Shop, address: string, path: string): Promise<string> {
  const mail = () => sink.mails.find(({ to, raw }) => to === address && raw.includes(path))
  await expect.poll(mail).toBeTruthy()
  return linkIn(mail(), path)
}

/** A new account with a confirmed address, whose session the page's browser has. */
async function openMailedAccount(page: Page, shop: Shop) {
  const parent = await openAccount(page.request, shop.url)
  const link = await linkFor(shop, parent.email, '/signup')
  await page.request.post(link, { headers: { origin: shop.url } })
  return parent
}

test('a parent signs up through an emailed link and returns to the requested page', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, allow }) => {
  const parent = newParent()
  await page.goto('/signup?from=/account')
  await fillSignUp(page, parent)
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expectNoAxeViolations(page)
  const link = await linkFor(shop, parent.email, '/signup')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'One more click' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  allow.status(400, 'accounts.confirmSignUp')
  await page.goto(link)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('This link is no longer valid. Please request a new one.')).toBeVisible()
})

test('a forgotten password can be replaced once', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, allow }) => {
  const parent = await openMailedAccount(page, shop)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(parent.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/the email is on its way/)).toBeVisible()
  await expectNoAxeViolations(page)

  const link = await linkFor(shop, parent.email, '/reset-password')
  await page.goto(link)
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('a better password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await fillSignIn(page, { ...parent, password: 'a better password' })
  await expect(page).toHaveURL('/favorites')

  allow.status(400, 'accounts.resetPassword')
  await page.goto(link)
  await page.getByRole('textbox', { name: 'New password' }).fill('yet another one')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This link is no longer valid. Please request a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Request a new one' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('a parent signs in through an emailed link once', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, allow }) => {
  const parent = await openMailedAccount(page, shop)
  await page.context().clearCookies()

  await page.goto('/login')
  await page.getByRole('link', { name: 'Email me a sign-in link' }).click()
  await expect(page).toHaveURL('/sign-in-link')
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(parent.email)
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click()
  await expect(page.getByText(/valid for ten minutes/)).toBeVisible()
  const link = await linkFor(shop, parent.email, '/sign-in-link')
  await page.goto(link)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/favorites')
  // Its questions are still those of somebody signed in.
  await page.waitForLoadState('networkidle')

  await page.context().clearCookies()
  allow.status(400, 'accounts.signInByLink')
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This link is no longer valid. Please request a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Request a new one' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in by email' })).toBeVisible()
})

test('a parent changes and confirms the email address, and the old one is notified', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  const next = newParent().email
  const parent = await openMailedAccount(page, shop)
  await page.goto('/account')
  await page.getByText('Change my email address', { exact: true }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'New email' }).fill(next)
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText(/we’ve sent a link to it/)).toBeVisible()
  await page.goto(await linkFor(shop, next, '/change-email'))
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Confirm my new address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address has changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByText(next, { exact: true })).toBeVisible()
  await expect
    .poll(() => shop.sink.mails.some(({ to, raw }) => to === parent.email && raw.includes('was changed')))
    .toBe(true)
})
