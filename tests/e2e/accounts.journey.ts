import { fillSignIn, fillSignUp, newParent, openAccountMenu, signOut, signUp } from './accounts.ts'
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

test('signing in leads back to the page that was asked for', async ({ page }) => {
  const parent = await signUp(page)
  await signOut(page)
  await page.goto('/account')
  await expect(page).toHaveURL('/login?from=%2Faccount')
  await fillSignIn(page, parent)
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await expect(page).not.toHaveURL(/login/)
})

test('signing in never leads to another site', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login?from=//evil.example/')
  await fillSignIn(page, adminAccount)
  await expect(page).toHaveURL('/admin')
})

test('a wrong password says so in a toast and leaves the form as it was', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.status(401, 'accounts.signIn')
  await page.goto('/login')
  await fillSignIn(page, { email: adminAccount.email, password: 'not the password' })
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(adminAccount.email)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('the button says that the sign-in is under way', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login')
  const { promise: asked, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/trpc/accounts.signIn*', async (route) => {
    await asked
    await route.continue()
  })
  await fillSignIn(page, adminAccount)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  goOn()
  await expect(page.getByText('Successfully signed in!')).toBeVisible()
})

test('an email address that has an account already is refused', { tag: '@once' }, async ({ page, allow }) => {
  const parent = await signUp(page)
  await signOut(page)
  allow.status(409, 'accounts.signUp')
  await page.goto('/signup')
  await page.getByRole('textbox', { name: 'Name' }).fill('Bo')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(parent.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('another password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('You already have an account. Sign in instead?').first()).toBeVisible()
})

test('the header knows the session from the first paint on', { tag: '@once' }, async ({ page, request }) => {
  await signUp(page)
  const html = await (await page.request.get('/about')).text()
  expect(html).toContain('Sign Out')
  expect(html).not.toContain('aria-label="Admin"')
  const answer = await page.request.get('/about')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(await (await request.get('/about')).text()).not.toContain('Sign Out')
})

test('a parent who opens the admin area is told that it is for administrators', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.status(403, '/admin')
  await signUp(page)
  expect((await page.goto('/admin'))?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'Administrators only' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('an administrator goes to the admin area and sees its link', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login')
  await fillSignIn(page, adminAccount)
  await expect(page).toHaveURL('/admin')
  await page.goto('/about')
  await openAccountMenu(page)
  await page.getByRole('link', { name: 'Admin' }).last().click()
  await expect(page).toHaveURL('/admin')
})

test('a parent changes name and password, ends other sessions and deletes the account', async ({
  page,
  allow,
  newVisitor,
}) => {
  const parent = await signUp(page)
  const elsewhere = await newVisitor()
  await elsewhere.goto('/login')
  await fillSignIn(elsewhere, parent)
  await expect(elsewhere).toHaveURL('/favorites')

  await page.goto('/account')
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lind')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name has been changed.')).toBeVisible()

  await page.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click()
  await expect(page.getByText('Signed out on that device.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  await elsewhere.goto('/favorites')
  await expect(elsewhere.getByRole('heading', { name: 'Please Log In' })).toBeVisible()

  await page.getByRole('textbox', { name: 'Current password' }).fill(parent.password)
  await page.getByRole('textbox', { name: 'New password' }).fill('a better password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('your-account.json')

  await page.getByText('Delete my account', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill('a better password')
  await page.getByRole('button', { name: 'Permanently delete my account' }).click()
  await expect(page.getByText('Your account has been deleted.')).toBeVisible()
  await expect(page).toHaveURL('/')
  allow.status(401, 'accounts.signIn')
  await page.goto('/login')
  await fillSignIn(page, { email: parent.email, password: 'a better password' })
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

test('by keyboard alone: sign in, the account menu, sign out', async ({ page, isMobile }) => {
  const parent = await signUp(page)
  await signOut(page)
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the account's pages in the ${colorScheme}`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/login', '/signup', '/favorites']) {
      await page.goto(path)
      await expectNoAxeViolations(page)
    }
    await signUp(page)
    await page.goto('/account')
    await page.getByText('Delete my account', { exact: true }).click()
    await expectNoAxeViolations(page)
    await openAccountMenu(page)
    await expectNoAxeViolations(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a parent signs up, signs out, and signs in again', async ({ page, allow }) => {
    allow.status(401, '/login')
    const parent = newParent()
    await page.goto('/signup?from=/about')
    await page.getByRole('textbox', { name: 'Name' }).fill(parent.name)
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(parent.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(parent.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/about/)
    await openAccountMenu(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.goto('/login')
    await fillSignIn(page, { ...parent, password: 'wrong password' })
    await expect(page.getByText('Invalid email or password')).toBeVisible()
    await fillSignIn(page, parent)
    await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible()
  })
})

test('the form says how strong a password is, and the server refuses a common one', { tag: '@once' }, async ({
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
  await expect(page.getByText('This one is strong.')).toBeVisible()
  await expectNoAxeViolations(page)
  allow.status(400, 'accounts.signUp')
  await fillSignUp(page, { ...parent, password: 'Sunshine1' })
  await expect(page.getByText(/Too many people use this password/).first()).toBeVisible()
})
