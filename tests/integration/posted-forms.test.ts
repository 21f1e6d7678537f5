import { describe, expect, test } from 'vitest'
import { fieldError } from '#client/ui/form.css.ts'
import { users } from '#server/db/schema/accounts.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { confirmSignUp, createMailApp, header } from '#tests/helpers/mail-app.ts'

type Shop = ReturnType<typeof createTestApp>
type Body = ConstructorParameters<typeof URLSearchParams>[0] | FormData

const parent = { name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }
const SUBSCRIBE = { email: 'maja@home.example', name: 'Maja' }

function send({ app, deps }: Pick<Shop, 'app' | 'deps'>, path: string, body: Body, headers = {}) {
  return app.request(path, {
    method: 'POST',
    headers: { origin: deps.env.PUBLIC_URL, ...headers },
    body: body instanceof FormData ? body : new URLSearchParams(body),
  })
}

function raw({ app, deps }: Shop, path: string, type: string, body: string | Uint8Array<ArrayBuffer>) {
  const headers = { origin: deps.env.PUBLIC_URL, 'content-type': type }
  return app.request(path, { method: 'POST', headers, body })
}

const stored = ({ db }: Shop) => db.select().from(subscribers).all()

describe('a native form submission', () => {
  test.each([
    '/login',
    '/signup',
    '/logout',
    '/subscribe',
    '/donate',
    '/forgot-password',
    '/reset-password?token=x',
    '/confirm-email?token=x',
    '/account?form=name',
    '/account?form=password',
    '/account?form=delete',
  ])('is refused from another site: %s', async (path) => {
    const shop = createTestApp()
    for (const from of [{ origin: 'https://evil.example' }, { origin: 'null' }])
      expect((await send(shop, path, SUBSCRIBE, from)).status).toBe(403)
    expect((await shop.app.request(path, { method: 'POST' })).status).toBe(403)
    expect(stored(shop)).toEqual([])
  })

  test.each([
    '/forgot-password',
    '/reset-password',
    '/account',
    '/account?form=constructor',
    '/favorites?form=constructor',
    '/about',
    '/',
  ])('gets a regular answer from %s and no internal error', async (path) => {
    const { status } = await send(createTestApp(), path, {})
    expect(status).toBeGreaterThanOrEqual(300)
    expect(status).toBeLessThan(500)
  })

  test('may be multipart, and files in it are ignored', async () => {
    const shop = createTestApp()
    const form = new FormData()
    form.set('email', SUBSCRIBE.email)
    form.set('name', new File(['Maja'], 'name.txt'))
    expect((await send(shop, '/subscribe', form)).status).toBe(303)
    expect(stored(shop)).toMatchObject([{ email: SUBSCRIBE.email, name: null }])
  })

  test('uses only the fields of its schema', async () => {
    const shop = createTestApp()
    const answer = await send(shop, '/signup', { ...parent, role: 'admin', id: '1', emailVerified: 'true' })
    expect(answer.status).toBe(303)
    expect(shop.db.select().from(users).all()).toMatchObject([{ email: parent.email, role: 'user' }])
  })

  test.each([
    ['JSON', 'application/json', JSON.stringify(SUBSCRIBE), 415],
    ['plain text', 'text/plain', 'email=maja@home.example', 415],
    ['no type', '', 'email=maja@home.example', 415],
    ['multipart without a boundary', 'multipart/form-data', 'email=maja@home.example', 400],
    ['multipart that ends early', 'multipart/form-data; boundary=b', '--b\r\nContent-Disp', 400],
    ['multipart with another boundary', 'multipart/form-data; boundary=b', '--c\r\n\r\n--c--', 400],
    ['bytes that are no text', 'application/x-www-form-urlencoded', 'email=%ff%fe%00', 400],
    ['nothing', 'application/x-www-form-urlencoded', '', 400],
    ['escapes that end early', 'application/x-www-form-urlencoded', 'email=%&%=%2', 400],
  ])('in the form of %s is refused with a sentence', async (_, type, body, status) => {
    const shop = createTestApp()
    const answer = await raw(shop, '/subscribe', type, body)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(/doesn’t accept that type|couldn’t be read|Enter (an|your) email/)
    expect(stored(shop)).toEqual([])
  })

  test('is refused if too large, regardless of its stated length', async () => {
    const shop = createTestApp()
    const large = `email=a@b.example&name=${'x'.repeat(300_000)}`
    expect((await raw(shop, '/subscribe', 'application/x-www-form-urlencoded', large)).status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(large))
        controller.close()
      },
    })
    const answer = await shop.app.request('/subscribe', {
      method: 'POST',
      headers: { origin: shop.deps.env.PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded' },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
  })

  test('with a repeated field names the field', async () => {
    const shop = createTestApp()
    const twice: [string, string][] = [
      ['email', 'a@b.example'],
      ['email', 'c@d.example'],
    ]
    const answer = await send(shop, '/subscribe', twice)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Enter this once')
    expect(stored(shop)).toEqual([])
  })
})

describe('a refused form', () => {
  test('returns with status, sentence, and typed values except passwords', async () => {
    const shop = createTestApp()
    const answer = await send(shop, '/login?from=/about', {
      email: parent.email,
      password: 'secret horse',
    })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await answer.text()
    expect(html).toContain('Invalid email or password')
    expect(html).toContain(`value="${parent.email}"`)
    expect(html).toContain('action="/login?from=%2Fabout"')
    expect(html).not.toContain('secret horse')
  })

  test('is private, and the page without it stays unchanged', async () => {
    const shop = createTestApp()
    await send(shop, '/login', { email: 'somebody@example.com', password: 'x' })
    const html = await (await shop.app.request('/login')).text()
    expect(html).not.toContain('Invalid email or password')
    expect(html).not.toContain('somebody@example.com')
  })

  test('names each invalid field', async () => {
    const answer = await send(createTestApp(), '/signup', { name: ' ', email: 'ada', password: 'short' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    for (const sentence of ['Enter your name', 'Enter an email address such as', 'Use at least 8 characters'])
      expect(html).toContain(`class="${fieldError}">${sentence}`)
  })

  test('says when to try again', async () => {
    const shop = createTestApp()
    let answer = await send(shop, '/subscribe', SUBSCRIBE)
    for (let index = 0; index < 6; index += 1) answer = await send(shop, '/subscribe', SUBSCRIBE)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('Too many')
  })
})

describe('the forms of the account page', () => {
  test('change the name and the password, and delete the account', async () => {
    const shop = createTestApp()
    const begun = await send(shop, '/signup', parent)
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const post = (form: string, body: Record<string, string>) =>
      send(shop, `/account?form=${form}`, body, { cookie })
    const page = async (path: string) => (await shop.app.request(path, { headers: { cookie } })).text()

    expect((await post('name', { name: 'Ada Lind' })).headers.get('location')).toBe('/account?state=name')
    expect(await page('/account?state=name')).toContain('Your name has been changed')
    const wrong = await post('password', { currentPassword: 'guessed', newPassword: 'a better password' })
    expect(wrong.status).toBe(403)
    expect(await wrong.text()).toContain(`class="${fieldError}">That isn’t your current password`)
    const right = { currentPassword: parent.password, newPassword: 'a better password' }
    expect((await post('password', right)).headers.get('location')).toBe('/account?state=password')
    expect((await post('delete', { password: parent.password })).status).toBe(403)
    expect(shop.db.select().from(users).all()).toMatchObject([{ name: 'Ada Lind' }])
    expect((await post('delete', { password: 'a better password' })).status).toBe(303)
    expect(shop.db.select().from(users).all()).toEqual([])
  })

  test('lead signed-out visitors to the sign-in page', async () => {
    const answer = await send(createTestApp(), '/account?form=name', { name: 'Ada' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/login/)])
  })
})

test('reset a forgotten password without JavaScript', async () => {
  const shop = await createMailApp()
  const signedUp = await send(shop, '/signup?from=/about', parent)
  expect(signedUp.headers.get('location')).toBe('/signup?state=sent')
  expect(await (await shop.app.request('/signup?state=sent')).text()).toContain('Check your inbox')
  expect((await confirmSignUp(shop, parent.email)).headers.get('location')).toBe('/about#signed-in')
  const requested = await send(shop, '/forgot-password', { email: parent.email })
  expect(requested.headers.get('location')).toBe('/forgot-password?state=sent')
  expect(await (await shop.app.request('/forgot-password?state=sent')).text()).toContain('is on its way')
  const mail = (await shop.sink.received(2)).find(({ mail }) => mail.subject?.includes('password'))
  const link = /\/reset-password\?token=[\w-]+/.exec(mail?.mail.text ?? '')?.[0] ?? ''
  const short = await send(shop, link, { password: 'short' })
  expect(short.status).toBe(400)
  expect(await short.text()).toContain(`class="${fieldError}">Use at least 8 characters`)
  expect((await send(shop, link, { password: 'a better password' })).headers.get('location')).toBe(
    '/login?state=password-changed',
  )
  expect((await send(shop, '/login', { email: parent.email, password: 'a better password' })).status).toBe(
    303,
  )
})

test('prefill the address of a visitor from our link without showing it in the URL', async () => {
  const shop = await createMailApp()
  await send(shop, '/subscribe', SUBSCRIBE)
  const [mail] = await shop.sink.received(1)
  const { search } = new URL(header('list-unsubscribe', mail)?.slice(1, -1) ?? '')
  await send(shop, `/newsletter/unsubscribe${search}`, {})
  const left = await (await shop.app.request(`/newsletter/unsubscribe${search}`)).text()
  expect(left).toContain(`href="/subscribe${search}"`)
  const form = await shop.app.request(`/subscribe${search}`)
  expect(await form.text()).toContain(`value="${SUBSCRIBE.email}"`)
  expect(form.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await shop.app.request('/subscribe?token=1.abc.def')).text()).not.toContain(SUBSCRIBE.email)
})
