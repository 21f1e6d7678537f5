import {
  fillSignIn,
  fillSignUp,
  newParent,
  openAccount,
  openAccountMenu,
  signOut,
  signUp,
} from './accounts.ts'
import { expect, expectNoAxeViolations, test } from './journey.ts'
import { adminAccount } from './own-server.ts'

test('a parent signs up, signs out, and signs in again', async ({ page }) => {
  const parent = await signUp(page)
  await expect(page.getByText('Successfully signed up!')).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await fillSignIn(page, parent)
  await expect(page.getByText('Successfully signed in!')).toBeVisible()
  await expect(page).toHaveURL('/favorites')
})

test('signing in returns to the requested page', { tag: '@thorough' }, async ({ page, request, shop }) => {
  const parent = await openAccount(request, shop.url)
  await page.goto('/account')
  await expect(page).toHaveURL('/login?from=%2Faccount')
  await fillSignIn(page, parent)
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await expect(page).not.toHaveURL(/login/)
})

test('a wrong password keeps the form, and a correct one never leads to another site', {
  tag: '@once',
}, async ({ page, allow }) => {
  allow.status(401, 'accounts.signIn')
  await page.goto('/login?from=//evil.example/')
  await fillSignIn(page, { email: adminAccount.email, password: 'not the password' })
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Invalid email or password',
  )
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(adminAccount.email)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()

  const { promise: mayContinue, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/trpc/accounts.signIn*', async (route) => {
    await mayContinue
    await route.continue()
  })
  await fillSignIn(page, adminAccount)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  goOn()
  await expect(page.getByText('Successfully signed in!')).toBeVisible()
  await expect(page).toHaveURL('/admin')
})

test('a parent changes name and password, ends other sessions and deletes the account', async ({
  page,
  request: elsewhere,
  shop,
}) => {
  const parent = await openAccount(page.request, shop.url)
  const signInElsewhere = (password: string) =>
    elsewhere.post('/api/auth/sign-in/email', {
      data: { email: parent.email, password },
      headers: { origin: shop.url },
    })
  expect((await signInElsewhere(parent.password)).status()).toBe(200)

  await page.goto('/account')
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lind')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
  await expect(page.getByText('Signed out on that device')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  expect(await (await elsewhere.get('/favorites')).text()).toContain('Take your favorites with you')

  await page.getByRole('textbox', { name: 'Current password' }).fill(parent.password)
  await page.getByRole('textbox', { name: 'New password' }).fill('a better password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('your-account.json')

  await page.getByText('Delete my account', { exact: true }).click()
  await expectNoAxeViolations(page)
  await openAccountMenu(page)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Your password' }).fill('a better password')
  await page.getByRole('button', { name: 'Permanently delete my account' }).click()
  await expect(page.getByText('Your account has been deleted')).toBeVisible()
  await expect(page).toHaveURL('/')
  const refused = await signInElsewhere('a better password')
  expect(refused.status()).toBe(401)
  expect(await refused.text()).toContain('Invalid email or password')
})

test('signing in, the account menu, and signing out work by keyboard alone', { tag: '@thorough' }, async ({
  page,
  request,
  shop,
  isMobile,
}) => {
  const parent = await openAccount(request, shop.url)
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email', exact: true }).focus()
  await page.keyboard.type(parent.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(parent.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/favorites')
  const menu = isMobile ? 'Menu' : 'Account'
  await page.getByRole('button', { name: menu, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: menu }).getByRole('link').first()).toBeFocused()
  await page.getByRole('button', { name: 'Sign Out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Successfully signed out!')).toBeVisible()
})

test('the form rates a password, and the server refuses a common one', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  const parent = newParent()
  await page.goto('/signup')
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada.lovelace@example.com')
  await password.fill('ada.lovelace')
  await expect(page.getByText('Leave out your email address.')).toBeVisible()
  await password.fill('a tuckling of mine')
  await expect(page.getByText('Leave out the name of this site.')).toBeVisible()
  await password.fill('nine engines turning')
  await expect(page.getByText('This password is strong.')).toBeVisible()
  await expectNoAxeViolations(page)
  allow.status(400, 'accounts.signUp')
  await fillSignUp(page, { ...parent, password: 'Sunshine1' })
  await expect(page.getByText(/Too many people use this password/).first()).toBeVisible()
})
