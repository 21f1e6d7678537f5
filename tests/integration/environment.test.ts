import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addFirstAdministrator } from '#server/auth/first-administrator.ts'
import { ENVIRONMENT, readEnvironment } from '#server/config/env.ts'
import { projectRoot } from '#server/config/project-root.ts'
import { hasActiveAdministrator } from '#server/db/active-administrators.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import { seedNewDatabase } from '#server/db/seed/sample-data.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const example = readFileSync(join(projectRoot(), '.env.example'), 'utf8')
const site = { SITE_NAME: 'Tuckling' }
const listed = Object.fromEntries(
  [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
)

test('.env.example lists every variable with its default', () => {
  expect(Object.keys(listed).sort()).toEqual(Object.keys(ENVIRONMENT.shape).sort())
  expect(readEnvironment(listed)).toEqual(readEnvironment({}))
})

test('reports every mistake in one line that names the variable', () => {
  const wrong = {
    PORT: '99999',
    LANGUAGES: '??',
    ALLOW_SIGNUP: 'yes',
    TRUST_PROXY: 'the one in front',
    SMTP_URL: 'http://x',
    ADMIN_EMAIL: 'nobody',
  }
  const lines = messageOf(() => readEnvironment(wrong)).split('\n')
  expect(lines.map((line) => line.split(':')[0]).sort()).toEqual(Object.keys(wrong).sort())
})

/** Variables whose values cannot be checked at startup: texts of the shop, a folder, an address of the machine. */
const ANY_TEXT = [
  'HOST',
  'DATABASE_PATH',
  'FEEDS_FOLDER',
  'SITE_NAME',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_REGION',
  'CONTACT_NAME',
  'CONTACT_PHONE',
  'CONTACT_COUNTRY',
  'CONTACT_ADDRESS',
]

test.each(Object.keys(ENVIRONMENT.shape).filter((name) => !ANY_TEXT.includes(name)))(
  'stops the startup with one line for nonsense in %s',
  (name) => {
    for (const nonsense of ['<nonsense> \n?', '://', '-1e999', 'ü'])
      expect(messageOf(() => readEnvironment({ [name]: nonsense }))).toMatch(/^[A-Z_]+: [^\n]+$/)
  },
)

test('stops the startup for a Stripe key without its webhook secret', () => {
  expect(messageOf(() => readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_1' }))).toMatch(
    /^STRIPE_WEBHOOK_SECRET: is required/,
  )
})

test.each([
  [
    { SLOW_REQUEST_MS: 'never' },
    'SLOW_REQUEST_MS: must be off, or a whole number of milliseconds from 1 to 600000',
  ],
  [
    { SLOW_REQUEST_MS: '0' },
    'SLOW_REQUEST_MS: must be off, or a whole number of milliseconds from 1 to 600000',
  ],
  [
    { SLOW_QUERY_MS: '1e3' },
    'SLOW_QUERY_MS: must be off, or a whole number of milliseconds from 1 to 600000',
  ],
  [{ SLOW_QUERY_MS: '-5' }, 'SLOW_QUERY_MS: must be off, or a whole number of milliseconds from 1 to 600000'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must have at least 32 characters'],
  [
    { CACHE_PURGE_URL: 'varnish:6081' },
    'CACHE_PURGE_URL: must be a URL that begins with http:// or https://',
  ],
  [
    { CACHE_PURGE_URL: 'http://me:secret@varnish/' },
    'CACHE_PURGE_URL: must not contain a user name or password; use CACHE_PURGE_TOKEN instead',
  ],
  [{ CACHE_PURGE_TOKEN: 'x' }, 'CACHE_PURGE_URL: is required with CACHE_PURGE_TOKEN'],
  [
    { CACHE_PURGE_URL: 'http://cdn.example/', CACHE_PURGE_TOKEN: 'x' },
    'CACHE_PURGE_URL: must begin with https:// when CACHE_PURGE_TOKEN is set',
  ],
  [{ ALERT_MAILS: 'yes', SMTP_URL: 'smtp://relay' }, 'ALERT_MAILS: must be on or off'],
  [{ PRICE_ALERTS_AT: 'at noon' }, 'PRICE_ALERTS_AT: must be a cron expression such as 0 7 * * *'],
  [{ ALERT_MAILS: 'on' }, 'SMTP_URL: is required with ALERT_MAILS=on; without it, no alert can be sent'],
])('stops the startup with one line for %j', (variables, line) => {
  expect(messageOf(() => readEnvironment(variables))).toBe(line)
})

test.each([
  'https://shop.example/shop',
  'https://shop.example/?a',
  'http://me:secret@shop.example',
  'https://a.example#b',
])('rejects %s as the address of a shop', (PUBLIC_URL) => {
  const line = 'PUBLIC_URL: must end with its host, such as https://shop.example, without a path'
  expect(messageOf(() => readEnvironment({ PUBLIC_URL }))).toBe(line)
  expect(messageOf(() => readEnvironment({ PRIMARY_URL: PUBLIC_URL, ROLE: 'reader' }))).toContain(
    'PRIMARY_URL: must end with its host',
  )
})

test('trims spaces around a value and accepts restricted Stripe keys', () => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PUBLIC_URL, PORT, SITE_NAME } = readEnvironment({
    STRIPE_SECRET_KEY: ' rk_test_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_test ',
    PUBLIC_URL: ' https://shop.example// ',
    PORT: '3210\t',
    SITE_NAME: ' ',
  })
  expect({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PUBLIC_URL, PORT, SITE_NAME }).toEqual({
    STRIPE_SECRET_KEY: 'rk_test_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    PUBLIC_URL: 'https://shop.example',
    PORT: 3210,
    SITE_NAME: 'Tuckling',
  })
})

test('takes TUCKLING_SECRET for BETTER_AUTH_SECRET, which wins', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
  expect(readEnvironment({ TUCKLING_SECRET: one }).BETTER_AUTH_SECRET).toBe(one)
  expect(readEnvironment({ TUCKLING_SECRET: one, BETTER_AUTH_SECRET: other }).BETTER_AUTH_SECRET).toBe(other)
})

test('reports a missing folder of the database in one plain sentence', () => {
  expect(messageOf(() => openDatabase('/no/such/folder/shop.db'))).toMatch(
    /^DATABASE_PATH: .* is missing or cannot be written/,
  )
})

test('refuses a database of a newer version', () => {
  const db = newDatabase()
  db.$client.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)")
  const path = join(process.env.TMPDIR ?? '/tmp', `newer-${process.pid}.db`)
  onTestFinished(() => rmSync(path, { force: true }))
  db.$client.exec(`vacuum into '${path}'`)
  expect(messageOf(() => openDatabase(path))).toContain('was made by a newer version')
})

test('adds samples once, so that a cleared catalog stays cleared', () => {
  const db = newDatabase()
  seedNewDatabase(db, ['en'])
  db.delete(products).run()
  seedNewDatabase(db, ['en'])
  expect(db.select().from(products).all()).toEqual([])
})

test('creates the first administrator once and prints only a generated password', async () => {
  const db = newDatabase()
  const made = await addFirstAdministrator(db, site)
  expect(made?.email).toBe('admin@tuckling.example')
  expect(made?.password.length).toBeGreaterThanOrEqual(20)
  expect(await addFirstAdministrator(db, site)).toBeUndefined()
  const own = newDatabase()
  expect(
    await addFirstAdministrator(own, { ...site, ADMIN_EMAIL: 'a@b.se', ADMIN_PASSWORD: 'long-enough-1' }),
  ).toBeUndefined()
})

test('creates no administrator if existing ones are blocked or the address is taken', async () => {
  const blocked = newDatabase()
  await addFirstAdministrator(blocked, site)
  blocked.update(users).set({ banned: true }).run()
  expect(await addFirstAdministrator(blocked, { ...site, ADMIN_EMAIL: 'other@shop.example' })).toBeUndefined()
  expect(hasActiveAdministrator(blocked)).toBe(false)
  const taken = newDatabase()
  taken.insert(users).values({ id: 'parent', name: 'Parent', email: 'parent@shop.example' }).run()
  expect(await addFirstAdministrator(taken, { ...site, ADMIN_EMAIL: 'Parent@shop.example' })).toBeUndefined()
  expect(taken.select({ role: users.role }).from(users).all()).toEqual([{ role: 'user' }])
})

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error('nothing was thrown')
}
