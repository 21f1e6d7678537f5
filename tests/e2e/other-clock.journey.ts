import { signInAsAdministrator } from './administrator.ts'
import { expect, test } from './journey.ts'

const PATHS = ['/', '/products', '/products/1', '/blog/baby-sleep-science', '/privacy-policy', '/account']
const ADMIN_PATHS = [
  '/admin',
  '/admin/feeds',
  '/admin/api-keys',
  '/admin/backups',
  '/admin/clicks',
  '/admin/articles/1',
]

test.use({ locale: 'sv-SE', timezoneId: 'Pacific/Auckland' })

test('a visitor with another clock, language, and time zone sees the server’s page', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop }) => {
  await signInAsAdministrator(page, shop.url)
  await page.clock.setFixedTime(Date.now() + 5 * 365 * 86_400_000)
  const year = String(new Date().getFullYear())
  for (const path of PATHS) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo').getByText('All rights reserved'), path).toContainText(year)
  }
  // The journey fails where React finds another page than it expects.
  for (const path of ADMIN_PATHS) await page.goto(path)
})
