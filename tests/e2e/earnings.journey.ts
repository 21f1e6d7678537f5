import { subId } from '#shared/affiliate/sub-id.ts'
import { signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './own-shop.ts'

test('sub-ids in a network’s report are found again by article and by product', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  const reference = subId({ place: 'article', page: 1, product: 2 })
  const lines = [
    'ID,Advertiser,Commission Status,Commission Amount,Sale Amount,Currency,Click Ref,Transaction Date,Customer Country',
    `1,Somewhere,approved,12.95,259.00,SEK,${reference},${today} 10:31:00,SE`,
    `2,Somewhere,pending,20.00,400.00,SEK,${subId({ place: 'card', product: 2 })},${today} 11:31:00,SE`,
    '3,Somewhere,pending,much,400.00,SEK,,soon,SE',
  ]
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/earnings')
  const file = { name: 'awin.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  const card = page.getByRole('region', { name: 'Import a report' })
  await expect(async () => {
    await card.getByLabel('Report').setInputFiles(file)
    await expect(card.getByText('2 new, 0 changed, 0 unchanged, 1 unreadable')).toBeVisible({
      timeout: 3_000,
    })
  }).toPass()
  await expect(card.getByLabel('Network')).toHaveValue('awin')
  await expect(card.getByText('Line 4: The commission can’t be read')).toBeVisible()
  await card.getByRole('button', { name: 'Import the report' }).click()
  await expect(page.getByText('2 added, 0 changed, 0 unchanged')).toBeVisible()
  const table = page.getByRole('region', { name: 'Earnings', exact: true })
  await expect(table.getByRole('row').filter({ hasText: 'Article: ' })).toContainText('12.95')
  await page.getByRole('link', { name: 'By product', exact: true }).click()
  await expect(table.getByRole('row').filter({ hasText: '659' })).toContainText('20')
  await expectNoAxeViolations(page)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Earned' })).toContainText('12.95')
})
