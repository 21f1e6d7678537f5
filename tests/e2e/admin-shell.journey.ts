import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './own-shop.ts'

const LAPTOP = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }

test('a laptop shows the whole navigation without the shop’s header', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, isMobile }) => {
  await page.setViewportSize(LAPTOP)
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/audit')
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  expect(await links.count()).toBeGreaterThan(14)
  for (const link of await links.all()) {
    // A finger needs taller links than a pointer, and then has to scroll for the last of them.
    if (isMobile) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    else await expect(link).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: 'View the shop' }).first().click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('one menu on a phone holds navigation and account, and closes after a choice', {
  tag: '@once',
}, async ({ page, shop }) => {
  await page.setViewportSize(PHONE)
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(1)
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await expect(navigation).toBeHidden()
  await page.getByRole('button', { name: 'Admin menu' }).click()
  await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible()
  await expectNoAxeViolations(page)
  await navigation.getByRole('link', { name: 'Partners' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible()
  await expect(navigation).toBeHidden()
})

test('the phone’s menu opens without JavaScript', { tag: ['@once', '@thorough'] }, async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const page = await context.newPage()
  await signInAsAdministrator(page, shop.url)
  await page.goto(`${shop.url}/admin`)
  await page.getByRole('button', { name: 'Admin menu' }).click()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await context.close()
})

for (const [viewport, tag] of [
  [LAPTOP, ['@once']],
  [PHONE, ['@once', '@thorough']],
] as const) {
  test(`keyboard alone reaches everything at ${viewport.width} px`, { tag: [...tag] }, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport)
    await signInAsAdministrator(page, shop.url)
    await page.goto('/admin/users')
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Search everything' })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const dialog = page.getByRole('dialog', { name: 'Search everything' })
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('trash')
    await expect(dialog.getByRole('link')).toHaveText(['Trash', 'Deleted articles'])
    await dialog.getByRole('searchbox').fill('stacking')
    await expect(dialog.getByRole('region', { name: 'Products' }).getByRole('link')).toHaveText(
      /Soft Stacking Rings/,
    )
    await expectNoAxeViolations(page)
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/products/3')
    await expect(dialog).toBeHidden()
  })
}
