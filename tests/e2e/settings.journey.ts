import { signInAsAdministrator } from './administrator.ts'
import { unfolded } from './filter-group.ts'
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

test('a shop priced in euros has ranges and filters in euros and names exclusions', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, allow, browser }) => {
  allow.status(400, 'settings.update')
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/settings')
  const form = page.getByRole('form', { name: 'Settings' })
  const currency = form.getByLabel('Currency')
  const save = form.getByRole('button', { name: 'Save settings' })
  await currency.fill('kr')
  await save.click()
  await expect(form.getByText('This must be a currency code such as SEK, EUR, or USD')).toBeVisible()
  await currency.fill('eur')
  await save.click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(currency).toHaveValue('EUR')

  await page.goto('/admin')
  await expect(page.getByRole('form', { name: 'Add New Product' }).getByLabel('Currency')).toHaveValue('EUR')

  const visitor = await browser.newPage({ baseURL: shop.url })
  await visitor.goto('/products?filters=open')
  const prices = await unfolded(visitor, 'Price')
  await expect(prices.getByLabel('To EUR')).toBeVisible()
  await expect(prices.getByText('Prices in other currencies can’t be filtered')).toBeVisible()
  await visitor.goto('/products?price=20-50')
  await expect(visitor.getByRole('list', { name: 'Active filters' }).getByText('20–50 EUR')).toBeVisible()
  await visitor.close()

  await page.goto('/admin/settings')
  await currency.fill('')
  await save.click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(currency).toHaveValue('SEK')
})
