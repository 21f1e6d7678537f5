import type { Page } from 'playwright/test'
import { actOnRow, signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './stocked-shop.ts'

const RATTLES = '/admin/products?source=rattles&sort=name'

test.beforeEach(async ({ page, shop }) => signInAsAdministrator(page, shop.url))

const chosen = (page: Page) => page.getByRole('region', { name: 'Selected products' })
const dialogOf = (page: Page) => page.getByRole('alertdialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function choose(page: Page, ...names: string[]) {
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check({ force: true })
  }
  await expect(chosen(page).getByRole('status')).toHaveText(`${names.length} chosen`)
}

test('deleting asks with names and a reason; the trash restores and erases products', {
  tag: ['@once', '@thorough'],
}, async ({ page }) => {
  const names = ['Rattle 03', 'Rattle 04', 'Rattle 05']
  await page.goto(RATTLES)
  await choose(page, ...names)
  const openDialog = () => chosen(page).getByRole('button', { name: 'Delete' }).click()
  await openDialog()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading')).toHaveText('Delete 3 products?')
  await expect(dialog.getByRole('listitem')).toHaveText(names)
  await expect(dialog).toContainText('Until then, imports skip them.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(chosen(page).getByRole('status')).toHaveText('3 chosen')

  await openDialog()
  await dialog.getByLabel('Reason').fill('Recalled by its maker')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Delete 3 products' }).click()
  await expect(page.getByText('3 products deleted')).toBeVisible()
  await expect(chosen(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Rattle 02' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rattle 03' })).toBeHidden()

  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page).toHaveURL('/admin/products/trash')
  const rows = page.getByRole('row').filter({ hasText: 'Recalled by its maker' })
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('rattles')
  await expectNoAxeViolations(page)
  await actOnRow(page, 'Rattle 04', 'Restore')
  await expect(page.getByText('1 product restored')).toBeVisible()
  await expect(rows).toHaveCount(2)

  await button(page, 'Empty trash').click()
  await expect(dialog).toContainText('2 products will be permanently deleted. This cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(2)
  await button(page, 'Empty trash').click()
  await dialog.getByRole('button', { name: 'Empty trash' }).click()
  await expect(page.getByText('2 products erased')).toBeVisible()
  await expect(page.getByText('The trash is empty.')).toBeVisible()

  await page.getByLabel('Show').selectOption({ label: 'Kept out of imports' })
  await expect(page).toHaveURL('/admin/products/trash?state=erased')
  await expect(rows).toHaveCount(2)
  await actOnRow(page, 'Rattle 05', 'Restore')
  await expect(page.getByText('1 product will return with the next import')).toBeVisible()
  await expect(rows).toHaveCount(1)

  await page.goto(RATTLES)
  await expect(page.getByRole('link', { name: 'Rattle 04' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rattle 05' })).toBeHidden()
})

const OTHER_VIEWS: Record<string, (page: Page) => Promise<unknown>> = {
  filter: async (page) => {
    await button(page, 'Add filter').click()
    await page.getByRole('menuitem', { name: 'Category' }).click()
    return page.getByRole('combobox', { name: 'Category' }).selectOption('Toys')
  },
  search: (page) => page.getByRole('searchbox', { name: 'Search products' }).fill('rattle'),
  sort: (page) => page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click(),
  page: (page) => page.getByRole('link', { name: 'Next' }).click(),
}

test('another filter, search, sort, or page clears the selection', { tag: ['@once', '@thorough'] }, async ({
  page,
}) => {
  for (const [name, change] of Object.entries(OTHER_VIEWS)) {
    await test.step(name, async () => {
      await page.goto(RATTLES)
      await choose(page, 'Rattle 01', 'Rattle 11')
      const before = page.url()
      await change(page)
      await expect(page).not.toHaveURL(before)
      await expect(chosen(page)).toBeHidden()
      await expect(page.locator('tr[data-selected]')).toHaveCount(0)
    })
  }
})
