import type { Page } from 'playwright/test'
import { fillSignIn, signUp } from './accounts.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { adminAccount } from './own-server.ts'
import { test } from './own-shop.ts'

const RESTORING_MS = 20_000

async function openBackups(page: Page, account: { email: string; password: string }) {
  await page.goto('/login?from=%2Fadmin%2Fbackups')
  await fillSignIn(page, account)
  await expect(page.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible()
}

async function restoreNewest(page: Page, file: RegExp) {
  await page
    .getByRole('row', { name: file })
    .first()
    .getByRole('button', { name: /^Restore/ })
    .click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Everyone is signed out.')
  await expect(dialog).toContainText('API keys in the backup keep working, except those revoked since')
  await expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled()
  await expectNoAxeViolations(page)
  await dialog.getByLabel(/to confirm/).fill('restore')
  await dialog.getByRole('button', { name: 'Restore' }).click()
}

test('restored backups ask missing accounts to sign in and tell others the result', {
  tag: ['@once', '@thorough'],
}, async ({ page, newVisitor, allow }) => {
  allow.status(401, 'admin.backups')
  await openBackups(page, adminAccount)
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText('Backup finished')).toBeVisible()

  const visitor = await newVisitor()
  const parent = await signUp(visitor)
  await page.goto('/admin/users')
  await page.getByRole('button', { name: `Actions for ${parent.email}` }).click()
  await page.getByRole('menuitem', { name: 'Make an administrator' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make administrator' }).click()
  await expect(page.getByText('Role changed')).toBeVisible()

  await visitor.goto('/admin/backups')
  await restoreNewest(visitor, /-manual\.db/)
  const signedOut = visitor.getByRole('region', { name: 'You have been signed out' })
  await expect(signedOut).toBeVisible({ timeout: RESTORING_MS })
  await signedOut.getByRole('link', { name: 'Sign in' }).click()
  await expect(visitor).toHaveURL(/\/login\?from=/)
  await visitor.close()

  await page.context().clearCookies()
  await openBackups(page, adminAccount)
  await restoreNewest(page, /-before-restore\.db/)
  const result = page.getByRole('region', { name: 'The backup has been restored' })
  await expect(result).toContainText('Everyone else was signed out.', { timeout: RESTORING_MS })
  await expect(result).toContainText(/The previous database is kept as tuckling-.*-before-restore\.db\./)
  await expectNoAxeViolations(page)
  await result.getByRole('button', { name: 'Close' }).click()
  await expect(result).toBeHidden()
  await page.goto('/admin/users')
  await expect(page.getByText(parent.email)).toBeVisible()
})
