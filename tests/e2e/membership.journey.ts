import { openAccount } from './accounts.ts'
import { expect, expectNoAxeViolations, test } from './journey.ts'

test('a parent buys Premium, cancels, and keeps the paid month', { tag: '@thorough' }, async ({
  page,
  shop,
}) => {
  await openAccount(page.request, shop.url)
  await page.goto('/')
  await page.getByRole('link', { name: 'About Premium' }).click()
  await expect(page).toHaveURL('/premium')
  await expect(page.getByRole('definition').filter({ hasText: 'ends with the month' })).toBeVisible()
  await page.getByRole('link', { name: 'Become a Premium Member' }).click()
  await expect(page).toHaveURL('/account#membership')
  const section = page.getByRole('region', { name: 'Membership' })
  await expect(section.getByText('Demo mode: no card is charged')).toBeVisible()
  await section.getByRole('button', { name: 'Become a Premium Member' }).click()
  await page.getByRole('button', { name: 'Pay $5' }).click()
  await expect(section.getByText('Thank you for being a Premium Member!')).toBeVisible()
  await expect(page).toHaveURL('/account#membership')
  await expect(section.getByText(/^Renews on/)).toBeVisible()
  await section.getByRole('button', { name: 'Change or cancel' }).click()
  await page.getByRole('button', { name: 'Cancel at the end of the month' }).click()
  await expect(page.getByText(/Ends on/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(section.getByText(/^Ends on/)).toBeVisible()
  await expect(section.getByText('Thank you for being a Premium Member!')).toBeVisible()
})

test('a monthly gift is checked, paid, and listed', { tag: '@thorough' }, async ({ page, shop }) => {
  await openAccount(page.request, shop.url)
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Give Monthly' })).toBeEnabled()
  await expectNoAxeViolations(page)
  const form = page.getByRole('form', { name: 'Give monthly' })
  await form.getByLabel('Amount per month (USD)').fill('0.5')
  await form.getByRole('button', { name: 'Give Monthly' }).click()
  await expect(form.getByLabel('Amount per month (USD)')).toHaveAccessibleDescription(
    'The smallest donation is $1',
  )
  await form.getByLabel('Amount per month (USD)').fill('12')
  await form.getByRole('button', { name: 'Give Monthly' }).click()
  await page.getByRole('button', { name: 'Pay $12' }).click()
  const section = page.getByRole('region', { name: 'Membership' })
  await expect(section.getByText('Monthly gift')).toBeVisible()
  await expect(section.getByText('$12 per month')).toBeVisible()
})
