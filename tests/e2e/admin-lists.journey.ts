import type { Page } from 'playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './month-shop.ts'
import { test as stockedTest } from './stocked-shop.ts'

const LISTS = [
  '/admin/products',
  '/admin/products/trash',
  '/admin/products/held-prices',
  '/admin/articles',
  '/admin/landing-pages',
  '/admin/newsletter',
  '/admin/newsletter/subscribers',
  '/admin/search',
  '/admin/status',
  '/admin/clicks',
  '/admin/earnings',
  '/admin/users',
  '/admin/feeds',
  '/admin/links',
  '/admin/donations',
  '/admin/api-keys',
  '/admin/webhooks',
  '/admin/backups',
  '/admin/audit',
  '/admin/security',
]

test.describe.configure({ mode: 'default' })

/** Tables whose rows reach beyond their frame, so that buttons are out of sight. */
const cutTables = (page: Page) =>
  page
    .locator('[role=region]:has(table)')
    .evaluateAll((regions) =>
      regions
        .filter((region) => region.scrollWidth > region.clientWidth + 1)
        .map((region) => region.ariaLabel),
    )

test('lists of a used shop cut off nothing at any width', { tag: ['@once', '@thorough'] }, async ({
  page,
  shop,
}) => {
  await signInAsAdministrator(page, shop.url)
  const cut: unknown[] = []
  for (const path of LISTS) {
    await page.goto(path)
    await expect(page.locator('[role=region] table').first()).toBeAttached()
    for (const width of [1366, 1024, 834, 390]) {
      await page.setViewportSize({ width, height: 900 })
      cut.push(...(await cutTables(page)).map((label) => `${path} at ${width} px: ${label}`))
    }
  }
  expect(cut).toEqual([])
})

stockedTest(
  'on a phone filters are added, saved as a view of one’s own, and the chosen rows are changed at once',
  { tag: ['@once', '@thorough'] },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAsAdministrator(page, shop.url)
    await page.goto('/admin/products?missing=picture&sort=name')
    await expect(page.getByRole('combobox', { name: 'Missing' })).toHaveValue('picture')
    const category = page.getByRole('combobox', { name: 'Category' })
    await expect(category).toHaveCount(0)
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Category' }).click()
    await expect(category).toBeFocused()
    await category.selectOption('Toys')
    await expect(page).toHaveURL(/category=Toys/)

    const views = page.getByRole('navigation', { name: 'Views of the products' })
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Toys to draw')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Remove the filter Category' }).click()
    await expect(page).not.toHaveURL(/category=Toys/)
    await page.reload()
    await views.getByRole('link', { name: 'Toys to draw' }).click()
    await expect(page).toHaveURL(/category=Toys/)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Delete the view Toys to draw' }).click()
    await expect(views.getByRole('link', { name: 'Toys to draw' })).toHaveCount(0)

    await page.goto('/admin/articles')
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ })
    await boxes.nth(0).check({ force: true })
    await boxes.nth(1).check({ force: true })
    const chosen = page.getByRole('region', { name: 'Selected articles' })
    await expect(chosen).toBeInViewport()
    await expectNoAxeViolations(page)
    await chosen.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText('2 articles unpublished')).toBeVisible()
    await expect(chosen).toHaveCount(0)
  },
)

stockedTest(
  'the attention list opens the matching list, whose rows open by a press anywhere',
  { tag: ['@once', '@thorough'] },
  async ({ page, shop }) => {
    await signInAsAdministrator(page, shop.url)
    await page.goto('/admin')
    const reason = page
      .getByRole('list', { name: 'Needs attention' })
      .getByRole('link', { name: /without a description/ })
    const count = (await reason.textContent())?.replace(/\D/g, '')
    await expectNoAxeViolations(page)
    await reason.click()
    await expect(page).toHaveURL('/admin/products?missing=text')
    await expect(page.getByText(/^[\d\s]+ products$/)).toHaveText(
      new RegExp(`^${count?.split('').join('\\s?')} products$`),
    )
    const view = page
      .getByRole('navigation', { name: 'Views of the products' })
      .getByRole('link', { name: 'No description' })
    await expect(view).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('nav[aria-label="Views of the products"] [aria-current]')).toHaveCount(1)
    const row = page.locator('tbody').getByRole('row').first()
    const name = (await row.getByRole('link').textContent()) ?? ''
    await row.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await row.getByRole('link').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Test this link' })).toHaveAttribute('rel', /noreferrer/)
  },
)
