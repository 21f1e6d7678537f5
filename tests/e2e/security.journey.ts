import { actOnRow, signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { adminAccount } from './own-server.ts'
import { test } from './own-shop.ts'

test('an administrator finds sign-in attempts in the security log and narrows them', {
  tag: ['@once', '@thorough'],
}, async ({ page, request, shop }) => {
  const wrong = { email: adminAccount.email, password: 'not the password' }
  await request.post(`${shop.url}/api/auth/sign-in/email`, { data: wrong, headers: { origin: shop.url } })
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/security')
  const events = page.getByRole('region', { name: 'Security events' })
  await expect(
    events.getByRole('row', { name: /Sign-in failed: password.*127\.0\.0\.0\/24/ }).first(),
  ).toBeVisible()
  await expect(
    events.getByRole('row', { name: /Signed in with a new browser: password/ }).first(),
  ).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'About' }).click()
  await page.getByRole('combobox', { name: 'About' }).selectOption('Two-step sign-in')
  await expect(page).toHaveURL(/subject=factor/)
  await expect(page.getByText('No matching events')).toBeVisible()
  await page.goto('/admin/security?subject=sign-in')
  await page.getByRole('searchbox', { name: 'Search events' }).fill('failed')
  await expect(page).toHaveURL(/search=failed/)
  await expect(events.getByRole('row', { name: /Signed in/ })).toHaveCount(0)
  await expect(events.getByRole('row', { name: /Sign-in failed/ }).first()).toBeVisible()
})

test(
  'a rotated key is shown once, and the old one says when it ends',
  { tag: ['@once', '@thorough'] },
  async ({ page, request, shop }, { project }) => {
    const name = `Till of the ${project.name}`
    await signInAsAdministrator(page, shop.url)
    await page.goto('/admin/api-keys')
    await page.getByRole('button', { name: 'New API key' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Name' }).fill(name)
    await expect(form.getByRole('combobox', { name: 'Valid for' })).toHaveValue('365')
    await form.getByRole('button', { name: 'Create key' }).click()
    const keyText = page.getByRole('status').filter({ hasText: 'Copy' }).locator('code')
    const first = await keyText.first().innerText()
    expect(first).toMatch(/^tuckling_[A-Za-z]{64}$/)

    await actOnRow(page, name, 'Rotate')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate key' }).click()
    const card = page.getByRole('status').filter({ hasText: 'The old key works for 24 more hours' })
    const second = await card.locator('code').innerText()
    expect(second).not.toBe(first)
    await expect(page.getByText(/Rotated: works until .* UTC/)).toBeVisible()
    await expectNoAxeViolations(page)
    for (const key of [first, second]) {
      const answer = await request.get(`${shop.url}/api/me`, { headers: { authorization: `Bearer ${key}` } })
      expect(answer.status()).toBe(200)
    }
    await page.reload()
    await expect(page.getByText(second)).toHaveCount(0)
  },
)

test(
  'a webhook gets a new secret, shown once',
  { tag: ['@once', '@thorough'] },
  async ({ page, shop }, { project }) => {
    const url = `http://localhost:9/${project.name}`
    await signInAsAdministrator(page, shop.url)
    await page.goto('/admin/webhooks')
    await page.getByRole('button', { name: 'New webhook' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'URL' }).fill(url)
    await form.getByRole('button', { name: 'Add webhook' }).click()
    await actOnRow(page, url, 'Rotate secret')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click()
    const card = page.getByRole('status').filter({ hasText: 'messages are also signed with the old one' })
    const secret = await card.locator('code').innerText()
    expect(secret).toMatch(/^whsec_/)
    await expect(page.getByText('The old secret also signs until')).toBeVisible()
    await page.reload()
    await expect(page.getByText(secret)).toHaveCount(0)
  },
)
