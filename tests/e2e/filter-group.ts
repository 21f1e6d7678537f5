import type { Page } from 'playwright/test'

/** Opens a group of the filters; folded, it shows only its choice. */
export async function unfolded(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true })
  await page.locator('summary').filter({ has: heading }).click()
  return page.getByRole('region', { name, exact: true })
}
