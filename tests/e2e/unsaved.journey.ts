import type { Page } from 'playwright/test'
import { signInAsAdministrator } from './administrator.ts'
import { expect } from './journey.ts'
import { test } from './own-shop.ts'

const FORMS = [
  ['/admin/products/4', 'Description'],
  ['/admin/products/new', 'Description'],
  ['/admin/feeds/new', 'URL'],
  ['/admin/settings', 'Company or person'],
  ['/admin/content/hero', 'Heading'],
] as const

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true }).first()
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** Follows a link of the frame, as one does who has forgotten the form. */
async function leave(page: Page) {
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(question(page)).toBeVisible()
}

test('unsaved text survives following a link in articles, campaigns, and landing pages', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, allow }) => {
  // The preview of an email blocks the script that journeys add to every frame.
  allow.console(/Blocked script execution/)
  await signInAsAdministrator(page, shop.url)
  for (const [path, name] of FORMS) {
    await page.goto(path)
    await field(page, name).fill('Typed and not saved')
    await leave(page)
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(field(page, name), path).toHaveValue('Typed and not saved')
    await leave(page)
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/admin/users')
  }

  await page.goto('/admin/articles/4')
  const title = await field(page, 'Title').inputValue()
  await field(page, 'Author').fill('Somebody else')
  await expect(page.getByText(/^Saved \d\d:\d\d on this device$/)).toBeVisible()
  await leave(page)
  await expect(question(page)).toContainText('stay on this device')
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/users')
  await page.goto('/admin/articles/4')
  await expect(field(page, 'Author')).toHaveValue('Somebody else')
  await expect(page.getByText('Your unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Article saved')).toBeVisible()
  await expect(page.getByText('Your unsaved changes')).toBeHidden()
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(page).toHaveURL('/admin/users')
  await page.goto('/admin/articles/4')
  await expect(field(page, 'Title')).toHaveValue(title)
  await expect(page.getByText('Your unsaved changes')).toBeHidden()

  await page.goto('/admin/newsletter/new')
  await field(page, 'Subject').fill('Half a letter')
  await expect(page.getByText(/^Saved \d\d:\d\d/)).toBeVisible()
  await leave(page)
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await page.goto('/admin/newsletter/new')
  await expect(field(page, 'Subject')).toHaveValue('Half a letter')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(field(page, 'Subject')).toHaveValue('')
})
