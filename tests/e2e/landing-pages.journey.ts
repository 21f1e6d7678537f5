import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './stocked-shop.ts'

test(
  'an administrator creates a landing page, and visitors find it',
  { tag: ['@once', '@thorough'] },
  async ({ page, shop, browser, allow }, testInfo) => {
    allow.status(400, 'landingPages.update')
    const name = `Rattles ${testInfo.project.name} ${testInfo.retry}`
    await signInAsAdministrator(page, shop.url)
    await page.goto('/admin/landing-pages')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'New landing page' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Create page' }).click()
    await expect(page.getByRole('heading', { level: 1, name }).first()).toBeVisible()

    const form = page.getByRole('form', { name: 'Landing page' })
    const preview = form.getByRole('region', { name: 'Products of the page' })
    await expect(preview.getByText('No products yet.')).toBeVisible()
    await form.getByLabel('Search words').fill('')
    await expect(preview.getByText('This is the whole shop')).toBeVisible()
    await form.getByLabel('Search words').fill('rattle')
    await form.getByRole('checkbox', { name: 'Toys & Educational Items' }).check({ force: true })
    await form.getByLabel('Order').selectOption('Alphabetical (A-Z)')
    await expect(preview.getByText('30 products.')).toBeVisible()
    await expect(preview.getByRole('listitem')).toHaveCount(6)
    await expect(preview.getByRole('listitem').first()).toContainText('Rattle 01')

    await form
      .getByLabel('Introduction')
      .fill('Light enough for **small** hands.\n\n## Which one?\n\nAny of them.')
    const seen = page.getByRole('region', { name: 'Preview' })
    await expect(seen.getByText('Light enough for small hands.')).toBeVisible()
    await expect(seen.getByText('Which one?')).toBeVisible()
    await expect(seen.getByText('Buy Now')).toHaveCount(6)

    await form.getByLabel('URL').fill('Not an address')
    await form.getByRole('checkbox', { name: 'Published' }).check({ force: true })
    await form.getByRole('checkbox', { name: 'In the navigation' }).check({ force: true })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByLabel('URL')).toBeFocused()
    const slug = `rattles-${testInfo.project.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${testInfo.retry}`
    await form.getByLabel('URL').fill(slug)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Landing page saved')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: 'View in the shop' }).click()
    await expect(page).toHaveURL(`/shop/${slug}`)
    // The editor, with a heading of the same words, is shown until the page has come.
    await expect(form).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Which one?' })).toBeVisible()
    await expectNoAxeViolations(page)
    const cards = page.getByRole('article').filter({ hasText: 'Buy Now' })
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(cards).toHaveCount(12)
    await expect(page).toHaveURL(`/shop/${slug}`)
    await page.getByRole('link', { name: 'Filters' }).click()
    await expect(page).toHaveURL(`/shop/${slug}?filters=open`)
    await page.getByRole('link', { name: 'Close filters' }).click()
    await page.getByLabel('Sort by').selectOption('Price: High to Low')
    await expect(page).toHaveURL(`/shop/${slug}?sort=price-high-low`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
    const visitor = await context.newPage()
    await visitor.goto('/products')
    await visitor.getByRole('navigation', { name: 'Shop categories' }).getByRole('link', { name }).click()
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
    await visitor.getByRole('link', { name: 'Show more' }).click()
    await expect(visitor).toHaveURL(`/shop/${slug}?page=2`)
    await expect(visitor.getByText('page 2 of 5')).toBeVisible()
    await context.close()

    await page.goto('/admin/landing-pages')
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete page' }).click()
    await expect(page.getByText('Landing page deleted')).toBeVisible()
    await expect(page).toHaveURL('/admin/landing-pages')
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  },
)
