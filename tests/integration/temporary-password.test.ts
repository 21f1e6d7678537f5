import { expect, test } from 'vitest'
import { addFirstAdministrator } from '#server/auth/first-administrator.ts'
import { users } from '#server/db/schema/accounts.ts'
import { giveAdministratorAccess } from '#server/features/accounts/users/service.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'

const NEW = 'nine engines turning'
const site = { SITE_NAME: 'Tuckling' }

type TestApp = ReturnType<typeof createTestApp>

/** A browser: what it sends and is sent. */
function browserOf({ app, deps }: TestApp) {
  let cookie = ''
  const send = (path: string, fields: Record<string, string>) =>
    app.request(path, {
      method: 'POST',
      headers: { origin: deps.env.PUBLIC_URL, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    })
  return {
    async post(path: string, fields: Record<string, string>) {
      const answer = await send(path, fields)
      const set = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
      if (set.length > 0) cookie = set.join('; ')
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
    },
    get: async (path: string) => (await app.request(path, { headers: { cookie } })).status,
  }
}

test('the first administrator’s generated password opens only the form for a new one', async () => {
  const shop = createTestApp()
  const made = await addFirstAdministrator(shop.db, site)
  const account = { email: made?.email ?? '', password: made?.password ?? '' }
  const browser = browserOf(shop)
  expect((await browser.post('/login', account)).location).toBe('/new-password')
  expect([
    await browser.get('/api/me'),
    await browser.get('/admin'),
    await browser.get('/new-password'),
  ]).toEqual([403, 307, 200])
  const same = await browser.post('/new-password', { newPassword: account.password })
  expect([same.status, same.text.includes('Please choose a different password')]).toEqual([400, true])
  const common = await browser.post('/new-password', { newPassword: 'Sunshine1' })
  expect(common.status).toBe(400)
  expect((await browser.post('/new-password', { newPassword: NEW })).location).toBe('/admin#signed-in')
  expect(await browser.get('/api/me')).toBe(200)

  const later = browserOf(shop)
  expect((await later.post('/login', account)).status).toBe(401)
  expect((await later.post('/login', { ...account, password: NEW })).location).toBe('/admin#signed-in')
  await later.post('/new-password', { newPassword: 'ten engines turning' })
  expect((await browserOf(shop).post('/login', { ...account, password: NEW })).status).toBe(303)
})

test('the password printed by the command opens only the form for a new one', async () => {
  const shop = createTestApp()
  const email = 'boss@shop.example'
  const { user } = await shop.signInAs('user', { email })
  for (const round of [NEW, 'ten engines turning']) {
    const { password } = await giveAdministratorAccess(shop.deps, email)
    const browser = browserOf(shop)
    expect((await browser.post('/login', { email, password })).location).toBe('/new-password')
    expect([await browser.get('/api/me'), await browser.get('/admin')]).toEqual([403, 307])
    expect((await browser.post('/new-password', { newPassword: round })).location).toBe('/admin#signed-in')
    expect(await browser.get('/api/me')).toBe(200)
  }
  expect(shop.db.select({ id: users.id }).from(users).all()).toEqual([{ id: user.id }])
})

test('a required second factor is set up after the new password', async () => {
  const shop = createTestApp({ env: { REQUIRE_SECOND_FACTOR: 'admin' } })
  const email = 'boss@shop.example'
  const made = await addFirstAdministrator(shop.db, { ...site, ADMIN_EMAIL: email })
  const browser = browserOf(shop)
  expect((await browser.post('/login', { email, password: made?.password ?? '' })).location).toBe(
    '/new-password',
  )
  expect((await browser.post('/new-password', { newPassword: NEW })).location).toBe('/set-up-second-step')
  expect(await browser.get('/api/me')).toBe(403)
})

test('a password set by the owner in advance is not temporary', async () => {
  const shop = createTestApp()
  const account = { email: 'boss@shop.example', password: 'chosen by the owner' }
  const env = { ...site, ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password }
  await addFirstAdministrator(shop.db, env)
  expect((await browserOf(shop).post('/login', account)).location).toBe('/admin#signed-in')
})
