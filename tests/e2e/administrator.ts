import type { Page } from 'playwright/test'
import { adminAccount } from './own-server.ts'

/** Gives the page's browser the session of the administrator of the server at `url`. */
export async function signInAsAdministrator(page: Page, url: string) {
  await page.request.post(`${url}/api/auth/sign-in/email`, { data: adminAccount, headers: { origin: url } })
}
