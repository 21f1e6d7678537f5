import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from 'playwright/test'
import { expect } from './journey.ts'

/** Somebody who has no account yet. */
export function newParent() {
  return { name: 'Ada Park', email: `${randomUUID()}@example.com`, password: 'correct horse battery' }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Fills the form of /signup, where the page is already. */
export async function fillSignUp(page: Page, parent: ReturnType<typeof newParent>) {
  await field(page, 'Name').fill(parent.name)
  await field(page, 'Email').fill(parent.email)
  await field(page, 'Password').fill(parent.password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Fills the form of /login, where the page is already. */
export async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A new account, signed in, on its favorites. */
export async function signUp(page: Page) {
  const parent = newParent()
  await page.goto('/signup')
  await fillSignUp(page, parent)
  await expect(page).toHaveURL('/favorites')
  return parent
}

/** Signs a new parent up where the form is not what the journey is about: gives the session to the browser of `page.request`. */
export async function openAccount(request: APIRequestContext, url: string) {
  const parent = newParent()
  const answer = await request.post(`${url}/api/auth/sign-up/email`, {
    data: parent,
    headers: { origin: url },
  })
  expect(answer.status()).toBe(200)
  return parent
}

/** Through the account menu, which the phone has in its own menu. */
export async function signOut(page: Page) {
  await openAccountMenu(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Successfully signed out!')).toBeVisible()
}

export async function openAccountMenu(page: Page) {
  const account = page.getByRole('button', { name: 'Account', exact: true })
  await ((await account.isVisible()) ? account : page.getByRole('button', { name: 'Menu' })).click()
}
