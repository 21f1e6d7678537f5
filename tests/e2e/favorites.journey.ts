import type { Page } from 'playwright/test'
import { fillSignIn, fillSignUp, newParent, openAccount, signOut } from './accounts.ts'
import { expect, expectNoAxeViolations, test } from './journey.ts'
import { administrator } from './mail-server.ts'
import { startOwnServer } from './own-server.ts'

const BUNNY = 'Save Bunny Night Light to favorites'
const RINGS = 'Save Soft Stacking Rings to favorites'

/** A new account that has saved the night light. */
async function openWithFavorite(page: Page, url: string) {
  await openAccount(page.request, url)
  const response = await page.request.get('/api/products?search=Bunny+Night+Light')
  const { products } = await response.json()
  const added = await page.request.post('/trpc/favorites.add', {
    data: { json: { productId: products[0].id } },
    headers: { origin: url },
  })
  expect(added.ok()).toBe(true)
}

test('signing in saves a clicked heart; the favorite can be found, removed, and saved again', async ({
  page,
  request,
  shop,
}) => {
  const parent = await openAccount(request, shop.url)
  await page.goto('/products')
  const hearts = page.getByRole('button', { name: /^Save .* to favorites$/ })
  const heart = page.getByRole('button', { name: BUNNY })
  const saved = page.getByRole('link', { name: 'Bunny Night Light', exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await page.getByRole('button', { name: 'Log In' }).click()
  await fillSignIn(page, parent)
  await expect(page).toHaveURL('/products')
  await expect(page.getByText('1 favorite is now in your account.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Favorites' }).first().click()
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible()
  await expect(saved).toBeVisible()
  await expectNoAxeViolations(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: /^Buy Now/ })).toHaveCount(0)
  await expect(saved).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await heart.click()
  await expect(page.getByText('Removed from favorites')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse Products' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Added to favorites')).toBeVisible()

  await signOut(page)
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(hearts).toHaveCount(6)
  await expect(hearts.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0)
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Log In', exact: true }).last().click()
  await fillSignIn(page, parent)
  await expect(page).toHaveURL('/favorites')
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible()
  await expect(saved).toBeVisible()
})

test('a shared list’s link receives the focus and works until it is revoked', { tag: '@thorough' }, async ({
  page,
  shop,
}) => {
  await openWithFavorite(page, shop.url)
  await page.goto('/favorites')
  const sharing = page.getByRole('region', { name: 'Share this list' })
  await sharing.getByRole('button', { name: 'Create link' }).click()
  await expect(sharing.getByRole('link')).toHaveText(/\/shared-favorites\?token=[\w-]{22}$/)
  await expect(sharing.getByRole('heading')).toBeFocused()
  await expectNoAxeViolations(page)
  await sharing.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(sharing.getByRole('button', { name: 'Create link' })).toBeVisible()
})

test('a guest’s favorites stay on the device until they move into a new account', async ({ page }) => {
  await page.goto('/products')
  for (const name of [BUNNY, RINGS]) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto('/favorites')
  await expect(page.getByText('Kept on this device only').first()).toBeVisible()
  const titles = page.getByRole('article').getByRole('heading')
  await expect(titles).toHaveText(['Soft Stacking Rings', 'Bunny Night Light'])
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Create a free account' }).click()
  await fillSignUp(page, newParent())
  await expect(page).toHaveURL('/favorites')
  await expect(page.getByText('2 favorites are now in your account.')).toBeVisible()
  await expect(titles).toHaveText(['Soft Stacking Rings', 'Bunny Night Light'])
  await expect(page.getByRole('region', { name: 'Share this list' })).toBeVisible()
  await signOut(page)
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
})

test('a refused heart rolls back, and after an expired session sign-in saves it', {
  tag: '@once',
}, async ({ page, shop, allow }) => {
  const parent = await openAccount(page.request, shop.url)
  await page.goto('/products')
  allow.status(503, 'favorites.add')
  await page.route('**/trpc/favorites.add*', (route) => route.fulfill({ status: 503, body: 'down' }))
  const heart = page.getByRole('button', { name: BUNNY })
  await heart.click()
  await expect(page.getByText('Failed to update favorites')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await page.unroute('**/trpc/favorites.add*')
  await page.context().clearCookies()
  allow.status(401, 'favorites.add')
  await heart.click()
  await expect(page.getByText('Kept on this device only')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Log In' }).click()
  await fillSignIn(page, parent)
  await expect(page).toHaveURL('/products')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test.describe('a shop that loses a product', () => {
  let shop: Awaited<ReturnType<typeof startOwnServer>>
  test.beforeAll(async () => {
    shop = await startOwnServer()
  })
  test.afterAll(() => shop.close())

  test('a favorite of a removed product says so and can be deleted', {
    tag: ['@once', '@thorough'],
  }, async ({ page, allow }) => {
    allow.host(new URL(shop.url).host)
    await page.goto(`${shop.url}/signup?from=/products`)
    await fillSignUp(page, newParent())
    await page.getByRole('button', { name: BUNNY }).click()
    await expect(page.getByText('Added to favorites')).toBeVisible()
    const { query, mutate } = await administrator(shop)
    const { rows } = await query('admin.catalog.list', { search: 'Bunny Night Light' })
    await mutate('admin.products.delete', { ids: [rows[0].id] })

    await page.goto(`${shop.url}/favorites`)
    await expect(page.getByRole('heading', { name: 'Bunny Night Light' })).toBeVisible()
    await expect(page.getByText('This product is no longer available in our shop.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Remove Bunny Night Light from favorites' }).click()
    await expect(page.getByText('Removed from favorites')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  })
})

test('an error while loading favorites is reported', { tag: ['@once', '@thorough'] }, async ({
  page,
  shop,
  allow,
}) => {
  await openAccount(page.request, shop.url)
  await page.goto('/about')
  allow.status(503, 'favorites.list')
  await page.route('**/trpc/*favorites.list*', (route) => route.fulfill({ status: 503, body: 'down' }))
  await page.mouse.move(100, 100)
  await page.waitForFunction(() => 'isLive' in self)
  await page.getByRole('link', { name: 'Favorites' }).first().click()
  await expect(page.getByRole('heading', { name: 'Failed to load favorites' })).toBeVisible({
    timeout: 15_000,
  })
})
