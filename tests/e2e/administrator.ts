import type { Page } from 'playwright/test'
import { adminAccount } from './own-server.ts'

/** Gives the page's browser the session of the administrator of the server at `url`. */
export async function signInAsAdministrator(page: Page, url: string) {
  await page.request.post(`${url}/api/auth/sign-in/email`, { data: adminAccount, headers: { origin: url } })
}

/** Chooses an act in the menu of a row. */
export async function actOnRow(page: Page, row: string | RegExp, act: string) {
  const name = typeof row === 'string' ? `Actions for ${row}` : row
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('menuitem', { name: act }).click()
}
