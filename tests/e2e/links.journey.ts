import { openDatabase } from '#server/db/open-database.ts'
import { linkChecks } from '#server/db/schema/link-checks.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { testWithShop } from './own-shop.ts'

const test = testWithShop(withBrokenLinks)

function withBrokenLinks(databasePath: string) {
  const db = openDatabase(databasePath)
  seedSampleData(db)
  const now = Date.now()
  for (const name of ['Rattle', 'Teether', 'Mobile']) {
    const url = `https://shop.example/${name}`
    const { id } = makeProduct(db, { name, source: 'awin', externalId: name, retailerLink: url })
    const check = { reason: 'not-found' as const, status: 404 }
    db.insert(linkChecks)
      .values({
        productId: id,
        url,
        host: 'shop.example',
        state: 'broken',
        reason: 'not-found',
        checkedAt: new Date(now),
        nextAt: new Date(now + DAY_MS),
        firstMissAt: new Date(now - 2 * DAY_MS),
        lastMissAt: new Date(now),
        history: [
          { at: now, ...check },
          { at: now - 2 * DAY_MS, ...check },
        ],
      })
      .run()
  }
  db.$client.close()
}

test('an administrator works through the missing pages from the dashboard', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin')
  await page.getByRole('link', { name: '3 product pages are broken' }).click()
  await expect(page).toHaveURL('/admin/links')
  const table = page.getByRole('region', { name: 'Links' })
  await expect(table.getByText('The page was not found', { exact: true })).toHaveCount(3)
  await table.getByText('2 checks').first().click()
  await expect(table.getByText(/The page was not found \(404\)/).first()).toBeVisible()
  await expectNoAxeViolations(page)

  const choose = (name: string) =>
    page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true })
  const go = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await choose('Rattle')
  await expect(page.getByRole('button', { name: 'Check again' })).toBeDisabled()
  await go('Dismiss')
  await expect(page.getByText('1 link dismissed')).toBeVisible()
  await choose('Teether')
  await go('Delete products')
  await go('Delete 1 product')
  await expect(page.getByText('1 product deleted')).toBeVisible()
  await expect(table.getByRole('link', { name: 'Mobile' })).toBeVisible()
  await expect(table.getByRole('link', { name: 'Teether' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Dismissed' }).click()
  await expect(table.getByRole('link', { name: 'Rattle' })).toBeVisible()
})
