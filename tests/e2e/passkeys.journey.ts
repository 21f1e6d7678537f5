import type { Page } from 'playwright/test'
import { openAccount, signOut } from './accounts.ts'
import { expect, expectNoAxeViolations, journeysIn } from './journey.ts'
import { startOwnServer } from './own-server.ts'

/** Passkeys belong to a name: the shop of the other journeys has an address of numbers. */
const test = journeysIn(() => startOwnServer({}, undefined, 'localhost'))

/** An authenticator of Chromium's own, whose owner agrees to everything. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test('a parent adds a passkey, names it, signs in with it, and removes it', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, allow }) => {
  await addAuthenticator(page)
  await openAccount(page.request, shop.url)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByRole('textbox', { name: 'Passkey name' }).fill('Blue phone')
  await page
    .getByRole('form', { name: /^Rename / })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  await expect(page.getByText('Blue phone')).toBeVisible()
  await expectNoAxeViolations(page)

  await signOut(page)
  await page.goto('/login?from=%2Faccount')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByText(/last used/)).toBeVisible()

  await page.getByRole('button', { name: 'Remove Blue phone' }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  await signOut(page)
  await page.goto('/login')
  allow.status(401, 'passkeys.signIn')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('That passkey didn’t work here. Please sign in another way.')).toBeVisible()
})
