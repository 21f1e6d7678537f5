import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './own-shop.ts'

test('an administrator sets the shop’s name and color, and every visitor sees them', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, allow, browser }) => {
  allow.status(400, 'settings.update')
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/settings')
  const form = page.getByRole('form', { name: 'Settings' })
  await form.getByLabel('Accent color', { exact: true }).fill('#FFCC00')
  await expect(form.getByText('so buttons use #917300, a darker shade')).toBeVisible()
  const save = form.getByRole('button', { name: 'Save settings' })
  await expect(save).toHaveCSS('background-color', 'rgb(145, 115, 0)')
  await form.getByLabel('Email', { exact: true }).fill('nobody@')
  await save.click()
  await expect(form.getByLabel('Email', { exact: true })).toBeFocused()

  await form.getByLabel('Email', { exact: true }).fill('hi@nestling.example')
  await form.getByLabel('Name', { exact: true }).fill('Nestling')
  await expect(form.getByLabel('Languages of the site')).toHaveValue('en,sv')
  await form.getByLabel('Languages of the site').selectOption('English')
  await save.click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(page).toHaveTitle('Settings | Admin | Nestling')
  await expectNoAxeViolations(page)

  const visitor = await browser.newPage({ baseURL: shop.url })
  await visitor.goto('/')
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Nestling, home' })).toBeVisible()
  await expect(visitor.getByRole('contentinfo').getByText('Svenska')).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Shop Now' }).first()).toHaveCSS(
    'background-color',
    'rgb(145, 115, 0)',
  )
  await visitor.goto('/contact')
  await expect(visitor.getByRole('main').getByText('hi@nestling.example').first()).toBeVisible()
  await visitor.close()

  await form.getByRole('button', { name: 'Use the theme’s color' }).click()
  await save.click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(form.getByLabel('Accent color', { exact: true })).toHaveValue('')
})
