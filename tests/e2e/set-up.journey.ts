import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { testWithShop } from './own-shop.ts'

/** Nobody else’s: its samples go. */
const test = testWithShop()

test('a new shop lists its tasks, removes samples with one button, and hides the list', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin')
  const list = page.getByRole('region', { name: 'Set up your shop' })
  await expect(list.getByRole('listitem')).toHaveCount(8)
  await expectNoAxeViolations(page)

  const removing = list.getByRole('button', { name: 'Remove Samples' })
  await removing.click()
  await page.getByRole('button', { name: 'Remove samples', exact: true }).click()
  await expect(page.getByText('10 sample products removed')).toBeVisible()
  await expect(list.getByRole('link', { name: 'Remove the samples (done)' })).toBeVisible()
  await expect(removing).toHaveCount(0)

  await list.getByRole('link', { name: 'Add your contact details' }).click()
  await expect(page).toHaveURL('/admin/settings')
  await page.goBack()
  await list.getByRole('button', { name: 'Hide the checklist' }).click()
  await expect(list).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list).toBeVisible()
})
