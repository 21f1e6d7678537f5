import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serializeSignedCookie } from 'better-call'
import SqliteDatabase from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { authSecret } from '#server/auth/auth-secret.ts'
import { decryptText, encryptText } from '#server/auth/encrypted-text.ts'
import { dropTokens } from '#server/auth/one-time-tokens.ts'
import { resealColumns } from '#server/auth/reseal-columns.ts'
import { SEALED_FOR } from '#server/auth/sealed-columns.ts'
import { readEnvironment } from '#server/config/env.ts'
import { authenticators, sessions, users, verifications } from '#server/db/schema/accounts.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { webhookEndpoints } from '#server/db/schema/webhooks.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { createMailApp } from '#tests/helpers/mail-app.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { databaseAfter } from '#tests/helpers/old-database.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

const ada = { name: 'Ada', email: 'ada@example.com', password: 'nine engines turning' }
const OLD = 'the secret that this shop had before it was changed'
const NEW = 'the secret that this shop has got now, and it is long'

type TestApp = ReturnType<typeof createTestApp>

const me = async ({ app }: TestApp, cookie: string) =>
  (await app.request('/api/me', { headers: { cookie } })).status

const pairIn = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

describe('a stolen backup with the shop’s secret', () => {
  test('opens no session, because it lacks the browser’s token', async () => {
    const database = join(folderOfTest(), 'shop.db')
    const shop = createTestApp({ database, env: { BETTER_AUTH_SECRET: OLD } })
    const { headers } = await shop.signInAs('admin')
    expect(await me(shop, headers.cookie)).toBe(200)
    const stolen = `${database}.stolen`
    await shop.db.$client.backup(stolen)
    const rows = new SqliteDatabase(stolen).prepare('select * from sessions').all()
    expect(rows).toHaveLength(1)
    const texts = rows.flatMap((row) => Object.values(row ?? {})).filter((value) => typeof value === 'string')
    for (const text of texts) {
      const cookie = await serializeSignedCookie('shop-session', text, OLD)
      expect([text, await me(shop, cookie)]).toEqual([text, 401])
    }
  })

  test('changes no password and confirms no address, because it lacks mailed links', async () => {
    const { caller, signInAs, db, sink } = await createMailApp()
    await signInAs('user', ada)
    await caller.accounts.requestPasswordReset({ email: ada.email })
    const [mail] = await sink.received(1)
    const token = /token=([\w-]+)/.exec(mail?.mail.text ?? '')?.[1] ?? ''
    const rows = db.select().from(verifications).all()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const text of rows.flatMap(({ identifier, value }) => [
      identifier,
      value,
      identifier.split(':')[1] ?? '',
    ]))
      await expect(caller.accounts.resetPassword({ token: text, password: ada.password })).rejects.toThrow()
    expect(await caller.accounts.resetPassword({ token, password: ada.password })).toEqual({ success: true })
  })

  test('contains no link of a waiting mail, because links are made when sent', async () => {
    const { caller, signInAs, db, sink, startDelivery, stopDelivery } = await createMailApp()
    await stopDelivery()
    const { caller: owner } = await signInAs('user', ada)
    await caller.accounts.requestPasswordReset({ email: ada.email })
    await caller.accounts.requestSignInLink({ email: ada.email })
    await owner.accounts.changeEmail({ email: 'new@example.com' })
    const waiting = await eventually(() => {
      const rows = db.select().from(outbox).all()
      expect(rows).toHaveLength(3)
      return rows
    })
    for (const row of waiting) expect(row).toMatchObject({ content: null, linkId: expect.any(String) })
    const stolen = [...waiting, ...db.select().from(verifications).all()].flatMap((row) => Object.values(row))
    const texts = stolen.filter((value) => typeof value === 'string')
    for (const token of texts.flatMap((text) => [text, text.split(':').at(-1) ?? ''])) {
      const password = 'ten engines turning'
      await expect(caller.accounts.resetPassword({ token, password })).rejects.toThrow()
      await expect(caller.accounts.signInByLink({ token })).rejects.toThrow()
      await expect(caller.accounts.confirmEmailChange({ token })).rejects.toThrow()
    }
    startDelivery()
    const mails = await sink.received(3)
    for (const path of ['/reset-password', '/sign-in-link', '/change-email'])
      expect(mails.filter(({ mail }) => mail.text?.includes(`${path}?token=`))).toHaveLength(1)
  })

  test('a link dropped while its mail waited is never made', async () => {
    const { caller, signInAs, db, sink, startDelivery, stopDelivery } = await createMailApp()
    const { user } = await signInAs('user', ada)
    await stopDelivery()
    await caller.accounts.requestPasswordReset({ email: ada.email })
    await eventually(() => expect(db.select().from(outbox).all()).toHaveLength(1))
    dropTokens(db, user.id)
    startDelivery()
    await eventually(() => expect(db.select().from(outbox).get()).toMatchObject({ state: 'canceled' }))
    expect(sink.mails).toEqual([])
  })
})

describe('an update from a version that stored session tokens', () => {
  const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345'

  async function updated() {
    const { path, client } = databaseAfter('0021_sealed_links')
    const at = Date.now()
    client
      .prepare("insert into users (id, name, email, role) values ('ada', 'Ada', 'ada@example.com', 'admin')")
      .run()
    client
      .prepare(
        "insert into sessions (id, user_id, token, expires_at, created_at, updated_at) values ('s', 'ada', ?, ?, ?, ?)",
      )
      .run(TOKEN, at + 100_000, at, at)
    client.close()
    const env = { BETTER_AUTH_SECRET: OLD, PUBLIC_URL: 'https://shop.test' }
    return createTestApp({ database: path, seeded: false, env })
  }

  test('keeps everyone signed in by replacing the former cookie once', async () => {
    const shop = await updated()
    const former = await serializeSignedCookie('__Secure-better-auth.session_token', TOKEN, OLD)
    const answer = await shop.app.request('/api/me', { headers: { cookie: former } })
    expect([answer.status, await answer.json()]).toMatchObject([200, { email: 'ada@example.com' }])
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-shop-session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(await me(shop, cookie.split(';')[0] ?? '')).toBe(200)
    expect(await me(shop, former)).toBe(401)
  })

  test('leaves no token in the file and accepts no unsigned cookie', async () => {
    const shop = await updated()
    expect(shop.db.select().from(sessions).get()?.token).toMatch(/^former:[\w-]{43}$/)
    for (const secret of [NEW, ''.padEnd(32, 'x')])
      expect(await me(shop, await serializeSignedCookie('better-auth.session_token', TOKEN, secret))).toBe(
        401,
      )
    expect(await me(shop, `better-auth.session_token=${TOKEN}`)).toBe(401)
    expect(await me(shop, 'better-auth.session_token=%E0%A4%A')).toBe(401)
  })
})

describe('cookies of an https site', () => {
  test('belong to its host alone, and those of a neighbor are ignored', async () => {
    const shop = createTestApp({ env: { PUBLIC_URL: 'https://shop.test' } })
    await shop.caller.accounts.signUp(ada)
    const answer = await shop.app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://shop.test' },
      body: JSON.stringify({ email: ada.email, password: ada.password }),
    })
    expect(answer.headers.getSetCookie().length).toBeGreaterThan(1)
    for (const cookie of answer.headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-[^;]+;(?!.*Domain).*Path=\/;.*Secure/)
    const pair = pairIn(answer, '__Host-shop-session')
    expect(await me(shop, pair)).toBe(200)
    expect(await me(shop, pair.replace('__Host-', ''))).toBe(401)
    expect(await me(shop, pair.replace('__Host-', '__Secure-'))).toBe(401)
  })
})

describe('the secret of the shop', () => {
  test('stops the startup with one sentence if empty or shorter than 32 characters', () => {
    const database = join(folderOfTest(), 'shop.db')
    for (const weakSecret of ['', '\n', 'short']) {
      writeFileSync(`${database}.secret`, weakSecret)
      const read = () => authSecret(readEnvironment({ DATABASE_PATH: database }))
      expect(read).toThrow(
        /^BETTER_AUTH_SECRET: \S+shop\.db\.secret holds fewer than 32 characters\. [^.]+\.$/,
      )
    }
    const variables = { BETTER_AUTH_SECRET: 'x', BETTER_AUTH_SECRET_PREVIOUS: 'y' }
    expect(() => readEnvironment(variables)).toThrow(
      /^BETTER_AUTH_SECRET: must have .*\nBETTER_AUTH_SECRET_PREVIOUS: must have/,
    )
  })

  test('is not replaced if its file is missing and something is encrypted with it', () => {
    const database = join(folderOfTest(), 'shop.db')
    const secretOf = () => authSecret(readEnvironment({ DATABASE_PATH: database }))
    const { db } = createTestApp({ database, seeded: false })
    const first = secretOf()
    rmSync(`${database}.secret`)
    expect(secretOf()).not.toBe(first)

    rmSync(`${database}.secret`)
    const [url, secret] = ['https://ada.example/hook', encryptText('whsec_1', first, SEALED_FOR.webhooks)]
    db.insert(webhookEndpoints)
      .values({ url, secret, events: ['products.changed'] })
      .run()
    expect(secretOf).toThrow(
      /^BETTER_AUTH_SECRET: \S+shop\.db\.secret is missing, and the database holds values/,
    )
    expect(existsSync(`${database}.secret`)).toBe(false)
    const read = readEnvironment({ DATABASE_PATH: database, BETTER_AUTH_SECRET: NEW })
    expect(authSecret(read)).toBe(NEW)
    writeFileSync(`${database}.secret`, first)
    expect(secretOf()).toBe(first)
  })

  test('can change while sessions continue; without the previous one they end', async () => {
    const folder = folderOfTest()
    const database = join(folder, 'shop.db')
    const before = createTestApp({ database, env: { BETTER_AUTH_SECRET: OLD } })
    const { headers } = await before.signInAs('user')
    before.db.$client.close()
    copyFileSync(database, join(folder, 'other.db'))

    const after = createTestApp({
      database,
      env: { BETTER_AUTH_SECRET: NEW, BETTER_AUTH_SECRET_PREVIOUS: OLD },
    })
    const answer = await after.app.request('/api/me', { headers })
    expect(answer.status).toBe(200)
    const renewed = pairIn(answer, 'shop-session')
    expect(renewed).not.toBe(headers.cookie)
    expect(await me(after, renewed)).toBe(200)

    const hasty = createTestApp({ database: join(folder, 'other.db'), env: { BETTER_AUTH_SECRET: NEW } })
    expect(await me(hasty, headers.cookie)).toBe(401)
    expect(await me(hasty, renewed)).toBe(200)
  })

  test('can change while recognized browsers stay recognized', async () => {
    const { app, caller } = createTestApp({ env: { BETTER_AUTH_SECRET: OLD } })
    await caller.accounts.signUp(ada)
    const post = (to: TestApp['app'], cookie: string, password = ada.password) =>
      to.request('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', cookie },
        body: JSON.stringify({ email: ada.email, password }),
      })
    const begun = await post(app, '')
    const device =
      begun.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('device-'))
        ?.split(';')[0] ?? ''
    const env = { BETTER_AUTH_SECRET: NEW, BETTER_AUTH_SECRET_PREVIOUS: OLD, TRUST_PROXY: 'true' }
    const after = createTestApp({ env })
    await after.caller.accounts.signUp(ada)
    for (let index = 0; index < 10; index += 1) await post(after.app, '', 'wrong engines turning')
    expect((await post(after.app, '')).status).toBe(429)
    expect((await post(after.app, device)).status).toBe(200)
  })

  test('can change, and everything encrypted is encrypted again once', () => {
    const db = newDatabase()
    db.insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.com' }).run()
    const secret = encryptText('totp', OLD, SEALED_FOR.authenticators)
    db.insert(authenticators).values({ userId: 'ada', secret }).run()
    const endpoint = { url: 'https://a.example/', events: [] }
    db.insert(webhookEndpoints)
      .values({
        ...endpoint,
        secret: encryptText('hook', OLD, SEALED_FOR.webhooks),
        previousSecret: encryptText('hook before', OLD, SEALED_FOR.webhooks),
      })
      .run()
    const lost = 'sealed with a third secret'
    db.insert(webhookEndpoints)
      .values({ ...endpoint, secret: lost })
      .run()
    const env = readEnvironment({ BETTER_AUTH_SECRET: NEW, BETTER_AUTH_SECRET_PREVIOUS: OLD })
    expect(resealColumns(db, readEnvironment({ BETTER_AUTH_SECRET: NEW }))).toBe(0)
    expect(resealColumns(db, env)).toBe(3)
    expect(resealColumns(db, env)).toBe(0)
    const sealed =
      db.select().from(authenticators).where(eq(authenticators.userId, 'ada')).get()?.secret ?? ''
    expect(decryptText(sealed, NEW, SEALED_FOR.authenticators)).toBe('totp')
    expect(db.select({ secret: webhookEndpoints.secret }).from(webhookEndpoints).all()[1]?.secret).toBe(lost)
  })
})
