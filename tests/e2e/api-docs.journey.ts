import { expect, expectNoAxeViolations, test } from './journey.ts'

test('an integrator reads about the first call and tries it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/api/docs')
  const call = page.getByRole('region', { name: 'List products' })
  await expect(call.getByText('/api/products', { exact: true })).toBeVisible()
  await call.getByLabel('category', { exact: true }).fill('Toys')
  await call.getByLabel('page_size').fill('1')
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(call.getByRole('status')).toContainText('200 OK')
  await expect(call.getByRole('status')).toContainText('"category": "Toys"')
  await expectNoAxeViolations(page)
})

test('the first call can be made by keyboard alone in dark mode', { tag: ['@once', '@thorough'] }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/api/docs')
  await page.getByRole('link', { name: 'GET /products', exact: true }).focus()
  await page.keyboard.press('Enter')
  const call = page.getByRole('region', { name: 'List products' })
  const category = call.getByLabel('category', { exact: true })
  const isThere = () => category.evaluate((field) => field === document.activeElement)
  for (let stops = 0; stops < 20 && !(await isThere()); stops++) await page.keyboard.press('Tab')
  await page.keyboard.type('Toys')
  await page.keyboard.press('Enter')
  await expect(call.getByRole('status')).toContainText('200 OK')
  await expect(call.getByRole('status')).toContainText('"category": "Toys"')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectNoAxeViolations(page)
})

test('a refused call shows its error, and a body is sent as typed', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.status(401, '/api/me')
  allow.status(400, '/api/auth/sign-in/email')
  await page.goto('/api/docs')
  const me = page.getByRole('region', { name: 'Read the account of the key or the session' })
  await page.getByLabel('API key for calls from this page').fill('no-key')
  await me.getByRole('button', { name: 'Send' }).click()
  await expect(me.getByRole('status')).toContainText('This API key isn’t valid')
  await page.getByLabel('API key for calls from this page').fill('')
  const signIn = page.getByRole('region', { name: 'Sign in; the response sets' })
  await signIn.getByRole('textbox', { name: 'Body' }).fill('{"email":')
  await signIn.getByRole('button', { name: 'Send' }).click()
  await expect(signIn.getByRole('status')).toContainText('The body isn’t valid JSON')
})

test('clearing the shop asks for confirmation and sends nothing after a refusal', { tag: '@once' }, async ({
  page,
  allow,
}) => {
  allow.status(401, '/api/products/clear')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/api/docs')
  const clear = page.getByRole('region', { name: 'Delete all products' })
  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    return dialog.dismiss()
  })
  await clear.getByRole('button', { name: 'Send' }).click()
  expect(questions).toEqual(['Delete all products of the shop? A backup is taken first.'])
  expect(sent).not.toContain('POST /api/products/clear')
  page.once('dialog', (dialog) => dialog.accept())
  await clear.getByRole('button', { name: 'Send' }).click()
  await expect(clear.getByRole('status')).toContainText('Send an API key')
  expect(sent).toContain('POST /api/products/clear')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole documentation is readable', { tag: ['@once', '@thorough'] }, async ({ page }) => {
    await page.goto('/api/docs')
    await page.getByRole('link', { name: 'POST /favorites' }).click()
    const call = page.getByRole('region', { name: 'Save a product' })
    await expect(call.getByRole('cell', { name: 'user_id' })).toBeVisible()
    await call.getByText('Already saved').click()
    await expect(call.getByText('"success": true').first()).toBeVisible()
    await expect(call.getByRole('button', { name: 'Send' })).toBeHidden()
  })
})
