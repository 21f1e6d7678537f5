import { expect, test } from 'vitest'
import { adminShop } from '#tests/helpers/admin-shop.ts'

const CHOSEN = { SITE_NAME: 'Nestling & Co', ACCENT_COLOR: '#7A3E9D', CONTACT_EMAIL: 'hi@nestling.example' }

type Shop = Awaited<ReturnType<typeof adminShop>>

const page = async ({ app }: Shop, path: string) => (await app.request(path)).text()
const settingOf = async ({ admin }: Shop, name: string) =>
  (await admin.settings.list()).find((setting) => setting.name === name)

test('name, color, and address set by an administrator apply to every page at once', async () => {
  const shop = await adminShop()
  expect(await page(shop, '/')).toContain('<title>Tuckling:')
  expect(await shop.admin.settings.update(CHOSEN)).toEqual({ changed: 3 })
  for (const path of ['/', '/products', '/contact'])
    expect(await page(shop, path)).toMatch(/<title>.*Nestling &amp; Co.*<style[^>]*>html:root\{--chakra/s)
  expect(await page(shop, '/contact')).toContain('hi@nestling.example')
  expect(await page(shop, '/feed.xml')).toContain('Nestling &amp; Co')
  expect(JSON.parse(await page(shop, '/manifest.webmanifest')).name).toBe('Nestling & Co')
  expect(JSON.parse(await page(shop, '/api/openapi.json')).info.title).toBe('Nestling & Co API')
  expect(await page(shop, '/api/docs')).toContain('Nestling &amp; Co')
})

test('the color is in the policy of its page', async () => {
  const shop = await adminShop()
  const policy = async () => (await shop.app.request('/')).headers.get('content-security-policy') ?? ''
  const before = await policy()
  await shop.admin.settings.update({ ACCENT_COLOR: '#7A3E9D' })
  expect((await policy()).split('sha256').length).toBe(before.split('sha256').length + 1)
})

test('changes are audited, and unchanged values are not stored', async () => {
  const shop = await adminShop()
  await shop.admin.settings.update({ SITE_NAME: 'Nestling', LANGUAGES: 'en', ALLOW_SIGNUP: 'true' })
  expect(await settingOf(shop, 'LANGUAGES')).toMatchObject({ value: 'en', source: 'default' })
  expect(shop.log().at(-1)).toMatchObject({
    action: 'setting.changed',
    targetName: 'SITE_NAME',
    before: { SITE_NAME: '' },
    after: { SITE_NAME: 'Nestling' },
  })
  expect(await shop.admin.settings.update({ SITE_NAME: 'Nestling' })).toEqual({ changed: 0 })
})

test('an empty value restores the default', async () => {
  const shop = await adminShop()
  await shop.admin.settings.update({ SITE_NAME: 'Nestling' })
  expect(await settingOf(shop, 'SITE_NAME')).toMatchObject({ value: 'Nestling', source: 'settings' })
  await shop.admin.settings.update({ SITE_NAME: ' ' })
  expect(await settingOf(shop, 'SITE_NAME')).toMatchObject({ value: 'Tuckling', source: 'default' })
  expect(await page(shop, '/')).toContain('<title>Tuckling:')
})

test('values of the environment are shown and stay', async () => {
  const shop = await adminShop({ env: { SITE_NAME: 'Cradle' } })
  expect(await settingOf(shop, 'SITE_NAME')).toMatchObject({ value: 'Cradle', source: 'environment' })
  await expect(shop.admin.settings.update({ SITE_NAME: 'Nestling' })).rejects.toThrow(
    'SITE_NAME is set in the environment. Please change it there.',
  )
})

test.each([
  [{ ACCENT_COLOR: 'red;}body{display:none' }, 'This must be a color such as #1C625E'],
  [{ LANGUAGES: 'sv, elvish' }, 'This must be codes of en, sv, separated by commas, each once'],
  [{ CONTACT_EMAIL: 'nobody' }, 'This must be an email address'],
  [{ SOCIAL_TWITTER: 'javascript:alert(1)' }, 'This must be a URL that begins with http:// or https://'],
  [{ NEWSLETTER_PER_MINUTE: '-1' }, 'This must be a number above 0'],
  [{ ALLOW_SIGNUP: 'perhaps' }, 'This must be true or false'],
  [{ SITE_NAME: 'N'.repeat(41) }, 'This must have at most 40 characters'],
  [{ ALERT_MAILS: 'on' }, 'SMTP_URL: is required with ALERT_MAILS=on'],
  [{ CONTACT_NAME: 'N'.repeat(301) }, 'Use at most 300 characters'],
])('%j is refused together with all other changes', async (wrong, sentence) => {
  const shop = await adminShop()
  await expect(shop.admin.settings.update({ CONTACT_COUNTRY: 'Norway', ...wrong })).rejects.toThrow(sentence)
  expect(await settingOf(shop, 'CONTACT_COUNTRY')).toMatchObject({ value: 'Sweden' })
})

test('sign-up can be closed and opened while the shop runs', async () => {
  const shop = await adminShop()
  await shop.admin.settings.update({ ALLOW_SIGNUP: 'false' })
  expect(await page(shop, '/login')).not.toContain('href="/signup')
  await shop.admin.settings.update({ ALLOW_SIGNUP: 'true' })
  expect(await page(shop, '/login')).toContain('href="/signup')
})
