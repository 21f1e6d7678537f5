import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { actOnRow, signInAsAdministrator } from './administrator.ts'
import { actAsAPerson, expect } from './journey.ts'
import { test } from './own-shop.ts'

test.describe.configure({ mode: 'default' })

test.beforeEach(({ page, shop }) => signInAsAdministrator(page, shop.url))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const FAILURE = {
  message: 'An error occurred',
  code: -32_603,
  data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 },
}

/** Lets one call fail and those that travel with it succeed. */
async function failWithin(page: Page, call: string) {
  await page.route(`**/trpc/*${call}*`, async (route) => {
    const response = await route.fetch()
    const calls = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',')
    const answers = [await response.json()].flat()
    const json = answers.map((answer, index) =>
      calls[index] === call ? { error: { json: FAILURE } } : answer,
    )
    await route.fulfill({ status: 207, json: calls.length > 1 ? json : json[0] })
  })
}

test('an administrator adds a product with a picture and sees an error at its field', {
  tag: ['@once', '@thorough'],
}, async ({ page, allow }) => {
  allow.status(400, 'admin.products.create')
  await page.goto('/admin')
  const form = page.getByRole('form', { name: 'Add New Product' })
  await form.getByLabel('Name', { exact: false }).first().fill('Moon Lamp')
  await expect(form.getByLabel('Currency')).toHaveValue('SEK')
  await expect(form.getByLabel('Commission')).toHaveValue('5%')
  await form.getByLabel('Affiliate link').fill('javascript:alert(1)')
  await button(page, 'Add Product').click()
  await expect(page.getByText('Failed to add product')).toBeVisible()
  await expect(form.getByText('Enter a URL that begins with http:// or https://')).toBeVisible()
  await form.getByLabel('Affiliate link').fill('https://shop.example/moon')
  await form.getByLabel('Image URL').fill('/images/products/night-light.webp')
  await expect(form.getByRole('img', { name: 'Preview' })).toBeVisible()
  await button(page, 'Add Product').click()
  await expect(page.getByText('Product added successfully!')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('11')
  await page.goto('/products?search=moon lamp')
  await expect(page.getByRole('heading', { name: 'Moon Lamp', exact: true })).toBeVisible()
})

test('syncing, checking, seeding, exporting, and signing out report their results', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  await page.goto('/admin')
  await button(page, 'Sync Products').click()
  await expect(page.getByText('Products synced successfully!')).toBeVisible()
  await expect(page.getByText('No feed is configured, so nothing changed.')).toBeVisible()
  await button(page, 'Check Products').click()
  await expect(page.getByText(/Database already has \d+ products\./)).toBeVisible()
  await button(page, 'Seed Database').click()
  await expect(page.getByText('All sample products are already there.')).toBeVisible()
  await button(page, 'Export Database').click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Catalog as CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toBe('catalog.csv')
  expect(await readFile(await csv.path(), 'utf8')).toContain('Soft Stacking Rings')
  await button(page, 'Export Database').click()
  const [backup] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Full backup (SQLite)' }).click(),
  ])
  expect(backup.suggestedFilename()).toMatch(/^tuckling-.*-manual\.db$/)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Successfully signed out!')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('failed actions report their errors', { tag: ['@once', '@thorough'] }, async ({ page, allow }) => {
  allow.status(500)
  allow.console(/TRPCClientError|An error occurred/)
  await page.goto('/admin')
  const fail = (call: string) =>
    page.route(`**/trpc/*${call}*`, (route) => route.fulfill({ status: 500, body: '{}' }))
  for (const call of ['catalog.sync', 'catalog.seed', 'catalog.startClear', 'products.count', 'signOut'])
    await fail(call)
  await button(page, 'Sync Products').click()
  await expect(page.getByText('Failed to sync products')).toBeVisible()
  await button(page, 'Seed Database').click()
  await expect(page.getByText('Failed to seed database. See console for details.')).toBeVisible()
  await button(page, 'Check Products').click()
  await expect(page.getByText('Error checking product count.')).toBeVisible()
  await button(page, 'Clear Products').click()
  await page.getByLabel(/to confirm/).fill('delete all products')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Products' }).click()
  await expect(page.getByText('Failed to clear products')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Failed to sign out')).toBeVisible()
})

for (const [call, sentence] of [
  ['products.count', 'Failed to fetch product count'],
  ['categories.list', 'Failed to fetch categories'],
] as const) {
  test(`the dashboard reports: ${sentence}`, { tag: ['@once', '@thorough'] }, async ({ page }) => {
    await page.goto('/admin')
    await failWithin(page, call)
    // Every change asks for all figures again.
    await button(page, 'Seed Database').click()
    await expect(page.getByText('All sample products are already there.')).toBeVisible()
    await expect(page.getByText(sentence)).toBeVisible()
  })
}

test('clearing requires typed confirmation, and a backup restores everything', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  await page.goto('/admin/backups')
  await button(page, 'Back up now').click()
  await expect(page.getByText('Backup finished')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Download/ })
      .first()
      .click(),
  ])
  const file = await download.path()

  await page.goto('/admin')
  await button(page, 'Clear Products').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'Are you sure you want to delete all products? This action cannot be undone.',
  )
  await expect(dialog.getByRole('button', { name: 'Clear Products' })).toBeDisabled()
  await dialog.getByLabel(/to confirm/).fill('delete all products')
  await dialog.getByRole('button', { name: 'Clear Products' }).click()
  await expect(page.getByText('All products cleared successfully!')).toBeVisible()
  await button(page, 'Check Products').click()
  await expect(page.getByText('Database has no products. You can seed it now.')).toBeVisible()

  await page.goto('/admin/backups')
  await page.getByLabel('Backup file').setInputFiles(file)
  await button(page, 'Restore this backup').click()
  await page.getByLabel(/to confirm/).fill('restore')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Backup restored')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The backup has been restored' })).toContainText(
    'Everyone else was signed out.',
  )
  await page.goto('/admin')
  await expect(page.getByRole('definition').first()).not.toHaveText('0')
})

test('an administrator searches, edits, selects, deletes, and restores products', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/admin/products')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('bodysuits')
  await expect(page).toHaveURL(/search=bodysuits/)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  await page.getByRole('checkbox', { name: /^Select Organic/ }).check({ force: true })
  await page.getByLabel('Edit selected products').selectOption({ label: "Mark as Editor's Pick" })
  await expect(page.getByText('1 product changed')).toBeVisible()
  await page.getByRole('link', { name: /Organic Cotton/ }).click()
  await expect(page.getByRole('checkbox', { name: "Editor's Pick" })).toBeChecked()
  await page.getByLabel('Reviews').fill('7')
  await button(page, 'Save').click()
  await expect(page.getByText('Product saved')).toBeVisible()
  await button(page, 'Delete').click()
  await expect(page).toHaveURL('/admin/products')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 product restored')).toBeVisible()
  await expect(page.getByRole('link', { name: /Organic Cotton/ })).toBeVisible()
})

test('the second of two administrators sees both versions and keeps their own text', {
  tag: ['@once', '@thorough'],
}, async ({ page, allow }) => {
  allow.status(409, 'admin.products.update')
  await page.goto('/admin/products/6')
  await page.getByLabel('Commission').fill('3%')
  const other = await actAsAPerson(await page.context().newPage())
  await other.goto('/admin/products/6')
  await other.getByLabel('Reviews').fill('12')
  await button(other, 'Save').click()
  await expect(other.getByText('Product saved')).toBeVisible()
  await other.close()
  await button(page, 'Save').click()
  const conflict = page.getByRole('region', { name: /changed by someone else/ })
  await expect(conflict.getByRole('row', { name: /commission.*3%/ })).toBeVisible()
  await expect(conflict.getByRole('row', { name: /reviews .* 12/ })).toBeVisible()
  await button(page, 'Use the saved version').click()
  await expect(page.getByLabel('Reviews')).toHaveValue('12')
})

test('a new key is shown once, works, and can be revoked', { tag: ['@once', '@thorough'] }, async ({
  page,
  shop,
  request,
}) => {
  await page.goto('/admin/api-keys')
  await button(page, 'New API key').click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: false }).first().fill('Price robot')
  await button(page, 'Create key').click()
  const secret = await page.getByRole('status').filter({ hasText: 'Copy it now' }).locator('code').innerText()
  const me = () => request.get(`${shop.url}/api/me`, { headers: { authorization: `Bearer ${secret}` } })
  expect((await me()).status()).toBe(200)
  await page.reload()
  await expect(page.getByText(secret)).toHaveCount(0)
  await actOnRow(page, 'Price robot', 'Revoke')
  await button(page, 'Revoke key').click()
  await expect(page.getByText('API key revoked')).toBeVisible()
  expect((await me()).status()).toBe(401)
})

test('partners and categories can be edited and moved by keyboard alone', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  await page.goto('/admin/partners')
  await button(page, 'Add partner').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: false }).first().focus()
  await page.keyboard.type('New Nest')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Soft things for small rooms.')
  await dialog.getByLabel('Website').focus()
  await page.keyboard.type('https://new-nest.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Partner added')).toBeVisible()
  await button(page, 'Move New Nest up').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'New Nest' })).toBeVisible()
  await page.goto('/admin/categories')
  await button(page, 'Actions for Toys & Educational Items').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Description', exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Play all day.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Category saved')).toBeVisible()
})
