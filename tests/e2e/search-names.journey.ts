import { openDatabase } from '#server/db/open-database.ts'
import { searches } from '#server/db/schema/search.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { testWithShop } from './own-shop.ts'

const WORDS = 'tyglappar'

const test = testWithShop((databasePath) => {
  const db = openDatabase(databasePath)
  seedSampleData(db)
  const day = new Date().toISOString().slice(0, 10)
  const row = { day, searched: 12, followed: 0 }
  db.insert(searches)
    .values([
      { ...row, words: WORDS, spelling: WORDS, missed: 12 },
      { ...row, words: 'cup', spelling: 'cup', missed: 0 },
    ])
    .run()
  db.$client.close()
})

test('an administrator adds a synonym for a failing search, and parents find products', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, allow, browser }) => {
  allow.status(400, 'search.createNames')
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/search')
  await expectNoAxeViolations(page)
  const inVain = page.getByRole('region', { name: 'Searches that found nothing' })
  await expect(inVain.getByRole('row', { name: WORDS })).toContainText('Nothing')
  await expect(page.getByRole('region', { name: 'Searches that were rarely opened' })).toContainText('cup')

  await inVain.getByRole('button', { name: `Add another name for ${WORDS}` }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Names that mean the same')
  await expect(field).toHaveValue(`${WORDS}\n`)
  await dialog.getByRole('button', { name: 'Add names' }).click()
  await expect(dialog.getByText('Enter at least 2 names, each on its own line')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(`${WORDS}\nmuslin`)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Add names' }).click()
  await expect(page.getByText('Names added')).toBeVisible()
  await expect(inVain.getByRole('row', { name: WORDS })).not.toContainText('Nothing')

  const visitor = await browser.newPage({ baseURL: shop.url })
  await visitor.goto(`/products?search=${WORDS}`)
  await expect(visitor.getByText('Also showing muslin')).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('article').first()).toContainText(/muslin/i)
  await visitor.close()

  await page.getByRole('button', { name: `Edit ${WORDS}, muslin` }).click()
  await field.fill(`${WORDS}\nmuslin\nswaddle cloth`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Names saved')).toBeVisible()
  await page.getByRole('button', { name: `Remove ${WORDS}, muslin, swaddle cloth` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove names' }).click()
  await expect(page.getByText('Names removed')).toBeVisible()
  await expect(inVain.getByRole('row', { name: WORDS })).toContainText('Nothing')

  await page.getByText('Show them').click()
  await page.getByLabel('Search these names').fill('kragvagn')
  await expect(page.getByText('No match. You can add it above.')).toBeVisible()
  await page.getByLabel('Search these names').fill('SULKY')
  await expect(page.getByText('pushchair, stroller, buggy, umbrella stroller, sittvagn')).toBeVisible()
})
