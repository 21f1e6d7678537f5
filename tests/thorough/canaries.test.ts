import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { ownPlace, startServer } from '#tests/helpers/start-process.ts'

/** Each is found by its own word, wherever it turns up. */
const canary = (name: string) => `canary-${name}-Zk7Qw3Xp9Lr5Tv1`
const IN_ENV = {
  BETTER_AUTH_SECRET: `${canary('auth')}-of-32-characters`,
  STRIPE_SECRET_KEY: `sk_test_${canary('stripe')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${canary('stripewebhook')}`,
  STRIPE_API_URL: 'http://127.0.0.1:9',
  SMTP_URL: `smtp://shop:${canary('smtp')}@127.0.0.1:9`,
  ADMIN_EMAIL: 'admin@canary.test',
  ADMIN_PASSWORD: `${canary('password')} Long enough`,
  METRICS_TOKEN: `${canary('metrics')}-of-32`,
  OIDC_PROVIDERS: JSON.stringify([
    {
      id: 'home',
      name: 'Home',
      issuer: 'http://127.0.0.1:9',
      clientId: 'shop',
      clientSecret: canary('oidc'),
    },
  ]),
}
const READY = /is ready at/
const FEED = { name: 'canary', place: { kind: 'address', location: 'https://127.0.0.1/feed.xml' } }
const FEED_PASSWORD = canary('feed')
const TYPED = canary('typed')

test('secrets appear in no log, answer, bundle, file name, process name, or plain database value', async () => {
  const { folder, url, env } = await ownPlace()
  const server = startServer({ ...env, ...IN_ENV, LOG_LEVEL: 'trace' })
  await server.prints(READY)
  const answers: string[] = []
  const secrets = new Set([
    ...Object.values(IN_ENV)
      .filter((value) => value.includes('canary-'))
      .flatMap(canariesIn),
    FEED_PASSWORD,
    TYPED,
  ])

  async function ask(path: string, init: RequestInit = {}, isDisclosed = false) {
    const headers = { origin: url, 'sec-fetch-site': 'same-origin', ...init.headers }
    const answer = await fetch(`${url}${path}`, {
      redirect: 'manual',
      ...init,
      headers,
      signal: AbortSignal.timeout(10_000),
    })
    const text = await answer.text()
    // Skips secrets shown once, to their requester.
    if (!isDisclosed)
      answers.push([...answer.headers].filter(([name]) => name !== 'set-cookie').join('\n'), text)
    return { status: answer.status, headers: answer.headers, text }
  }
  const json = (body: unknown, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

  const signedIn = await ask(
    '/api/auth/sign-in/email',
    json({ email: IN_ENV.ADMIN_EMAIL, password: IN_ENV.ADMIN_PASSWORD }),
  )
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ')
  for (const part of cookie.split('; '))
    secrets.add(decodeURIComponent(part.slice(part.indexOf('=') + 1)).split('.')[0] ?? part)
  const call = async (name: string, input: unknown, isDisclosed = false) => {
    const { status, text } = await ask(`/trpc/${name}`, json({ json: input }, { cookie }), isDisclosed)
    return { status, data: JSON.parse(text).result?.data?.json, text }
  }
  const key = await call('admin.apiKeys.create', { name: 'canary', scopes: ['admin'], days: 30 }, true)
  const webhook = await call(
    'admin.webhooks.create',
    { url: 'https://partner.example/hook', events: ['subscriber.confirmed'] },
    true,
  )
  for (const made of [key.data?.key, webhook.data?.secret]) {
    expect(made).toMatch(/^\w+/)
    secrets.add(made)
  }
  const feed = await call('admin.feeds.create', {
    ...FEED,
    credentials: { user: 'shop', password: FEED_PASSWORD },
  })
  expect(feed.status).toBe(200)
  await call('admin.feeds.run', { id: 1 })
  await call('admin.feeds.detect', { ...FEED, credentials: { user: 'shop', password: FEED_PASSWORD } })
  await call('admin.backups.start', undefined)

  const bearer = { authorization: `Bearer ${key.data.key}` }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  await ask('/api/me', { headers: bearer })
  await ask('/api/products?page=x', { headers: { ...bearer, cookie } })
  await ask('/api/products', json({ name: TYPED.length }, bearer))
  await ask('/api/auth/sign-in/email', json({ email: 'nobody@canary.test', password: TYPED }))
  await ask('/api/auth/sign-up/email', json({ email: 'x', password: TYPED }))
  await ask('/login', { method: 'POST', headers: form, body: `email=nobody&password=${TYPED}` })
  await ask('/reset-password', { method: 'POST', headers: form, body: `token=${TYPED}&password=${TYPED}` })
  await ask('/sign-in/home')
  await ask('/api/create-payment', json({ amount: 25 }))
  await ask('/api/stripe/webhook', { ...json({ id: 'evt' }), headers: { 'stripe-signature': TYPED } })
  await call('accounts.requestPasswordReset', { email: IN_ENV.ADMIN_EMAIL })
  await call('profile.changePassword', { currentPassword: TYPED, newPassword: `${TYPED} another` })
  for (const path of [
    '/',
    '/login',
    '/account',
    '/admin',
    '/admin/backups',
    '/admin/api-keys',
    '/admin/webhooks',
    '/admin/feeds',
    '/admin/audit',
    '/admin/security',
    '/api/openapi.json',
    '/api/docs',
    '/api/health',
    '/api/ready',
    '/api/me/export',
    '/metrics',
    '/.env',
    '/nowhere',
    '/trpc/admin.webhooks.list',
    '/trpc/admin.feeds.list',
    '/trpc/admin.apiKeys.list',
    '/trpc/admin.security.list',
  ])
    await ask(path, { headers: { cookie } })

  const title =
    readFileSync(`/proc/${server.pid}/cmdline`, 'utf8') + readFileSync(`/proc/${server.pid}/comm`, 'utf8')
  const names = readdirSync(folder, { recursive: true }).join('\n')
  expect(names).toMatch(/backups\/tuckling-/)
  server.signal('SIGTERM')
  await server.ended
  const bundles = filesUnder(join(projectRoot(), 'dist/client')).filter(
    (path) => !/\.(br|gz|zst|woff2|png|jpg|webp|avif)$/.test(path),
  )
  expect(bundles.length).toBeGreaterThan(20)

  const places: Record<string, string> = {
    log: server.output.stdout + server.output.stderr,
    answers: answers.join('\n'),
    bundles: bundles.map((path) => readFileSync(path, 'latin1')).join('\n'),
    names,
    title,
  }
  expect(places.log).toContain('"request"')
  for (const [place, text] of Object.entries(places)) {
    const leaked = [...secrets].filter((secret) => text.includes(secret))
    expect([place, leaked]).toEqual([place, []])
  }
  const stored = filesUnder(folder)
    .filter((path) => !path.endsWith('.secret'))
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n')
  expect([...secrets].filter((secret) => stored.includes(secret))).toEqual([])
}, 60_000)

function canariesIn(text: string): string[] {
  return text.match(/canary-\w+-Zk7Qw3Xp9Lr5Tv1/g) ?? []
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((file) =>
    file.isFile() ? [join(file.parentPath, file.name)] : [],
  )
}
