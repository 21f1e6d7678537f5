import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { rememberErasure } from '#server/auth/erasures.ts'
import { inTransaction } from '#server/db/client.ts'
import { derivedColumns } from '#server/db/derived-columns.ts'
import {
  accounts,
  authenticators,
  passkeys,
  recoveryCodes,
  users,
  verifications,
} from '#server/db/schema/accounts.ts'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { products } from '#server/db/schema/catalog.ts'
import { erasures } from '#server/db/schema/erasures.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import { removeLeftovers } from '#server/features/backups/files/backup-folder.ts'
import { HOUR_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { thoroughly, thoroughTest } from '#tests/helpers/thoroughly.ts'

/** So many that a shop that stood still meanwhile would be noticed. */
const MANY = thoroughly(300, 10_000)

type Shop = Awaited<ReturnType<typeof adminShop>>

async function backUp(shop: Shop): Promise<Buffer> {
  const { result } = await shop.ended(await shop.admin.backups.start())
  const answer = await shop.app.request(`/api/admin/backups/${result}`, { headers: shop.headers })
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${result}"`)
  return Buffer.from(await answer.arrayBuffer())
}

function fill({ db }: Shop, count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const name = `Rattle ${index}`
    return { name, description: 'Of beech, for small hands', category: 'Toys' as const, priceMinor: index }
  })
  inTransaction(db, (tx) => {
    for (const [index, row] of rows.entries()) {
      tx.insert(products)
        .values({ ...row, ...derivedColumns(row) })
        .run()
      tx.insert(users)
        .values({ id: `parent-${index}`, name: `Parent ${index}`, email: `parent-${index}@example.com` })
        .run()
    }
  })
}

function upload(shop: Shop, body: Buffer, headers: Record<string, string> = shop.headers) {
  return shop.app.request('/api/admin/restore', { method: 'POST', body: new Uint8Array(body), headers })
}

async function restore(shop: Shop, body: Buffer) {
  const answer = await upload(shop, body)
  expect(answer.status).toBe(202)
  return shop.ended(await answer.json())
}

test('makes a complete backup during changes, then lists, downloads, and deletes it', async () => {
  const shop = await adminShop({ onDisk: true })
  const content = await backUp(shop)
  expect(content.subarray(0, 15).toString()).toBe('SQLite format 3')
  const [listed] = await shop.admin.backups.list()
  expect(listed?.size).toBe(content.length)
  expect(listed?.ageMs).toBeLessThan(60_000)
  await shop.admin.backups.delete({ name: listed?.name ?? '' })
  expect(await shop.admin.backups.list()).toEqual([])
  expect(shop.log().map(({ action }) => action)).toEqual(['backup.made', 'backup.deleted'])
})

describe('restoring a backup', () => {
  test('restores everything, keeps the replaced data, and leaves the administrator signed in', async () => {
    const shop = await adminShop({ onDisk: true })
    const before = await backUp(shop)
    const visitor = await shop.signInAs('user')
    await shop.admin.catalog.clear()
    await shop.admin.products.create({ name: 'Made later' })
    const page = async () => (await shop.app.request('/products')).text()
    expect(await page()).toContain('Made later')

    expect(await restore(shop, before)).toMatchObject({ state: 'done' })
    expect(await shop.caller.products.count()).toEqual({ count: 10 })
    expect((await shop.caller.products.list({ search: 'stacking' })).total).toBe(1)
    expect(await page()).not.toContain('Made later')
    expect((await shop.app.request('/api/me', { headers: shop.headers })).status).toBe(200)
    expect((await shop.app.request('/api/me', { headers: visitor.headers })).status).toBe(401)
    expect(shop.log().at(-1)).toMatchObject({ action: 'backup.restored' })
    expect(readdirSync(join(shop.folder, 'backups')).join()).toMatch(/before-restore\.db/)
    expect(readdirSync(join(shop.folder, 'backups')).join()).not.toMatch(/upload-/)
    expect(await shop.admin.products.create({ name: 'Afterwards' })).toHaveProperty('id')
  })

  thoroughTest('keeps a key revoked that was revoked after the backup', async () => {
    const shop = await adminShop({ onDisk: true })
    const { id, key } = await shop.admin.apiKeys.create({ name: 'Old', scopes: ['read'], days: 30 })
    const before = await backUp(shop)
    await shop.admin.apiKeys.revoke({ id })
    await restore(shop, before)
    const headers = { authorization: `Bearer ${key}` }
    expect((await shop.app.request('/api/me', { headers })).status).toBe(401)
  })

  thoroughTest('keeps the backup’s keys valid in a new installation', async () => {
    const old = await adminShop({ onDisk: true })
    const { key } = await old.admin.apiKeys.create({ name: 'Partner', scopes: ['read'], days: 30 })
    const backup = await backUp(old)
    const shop = await adminShop({ onDisk: true })
    const own = await shop.admin.apiKeys.create({ name: 'Trial', scopes: ['read'], days: 30 })
    const { notes } = await restore(shop, backup)
    expect(notes).toEqual([
      'Everyone was signed out. Sign in with an account from the backup.',
      'API keys of the backup that work: Partner. Revoke any that you don’t recognize.',
    ])
    const status = async (bearer: string) =>
      (await shop.app.request('/api/me', { headers: { authorization: `Bearer ${bearer}` } })).status
    expect(await status(key)).toBe(200)
    expect(await status(own.key)).toBe(401)
    expect((await shop.app.request('/api/me', { headers: shop.headers })).status).toBe(401)
  })

  test('restores a backup of the server in place and keeps it', async () => {
    const shop = await adminShop({ onDisk: true })
    await backUp(shop)
    const [listed] = await shop.admin.backups.list()
    const name = listed?.name ?? ''
    await shop.admin.catalog.clear()
    const operation = await shop.admin.backups.restoreListed({ name })
    expect(await shop.ended(operation)).toMatchObject({
      state: 'done',
      notes: ['Everyone else was signed out.'],
    })
    expect(await shop.caller.products.count()).toEqual({ count: 10 })
    expect(shop.log().at(-1)).toMatchObject({ action: 'backup.restored', targetName: name })
    expect((await shop.admin.backups.list()).map((backup) => backup.name)).toContain(name)
    expect(readdirSync(join(shop.folder, 'backups')).join()).not.toMatch(/rebuilt|-wal|-shm/)
    await expect(shop.admin.backups.restoreListed({ name: 'tuckling-none.db' })).rejects.toThrow(
      'We couldn’t find that backup',
    )
  })

  test('reports a trigger in the backup, which makes no administrators', async () => {
    const shop = await adminShop({ onDisk: true })
    const path = join(shop.folder, 'evil.db')
    writeFileSync(path, await backUp(shop))
    const evil = new SqliteDatabase(path)
    evil.exec("create trigger sqliteXevil after insert on users begin update users set role = 'admin'; end")
    evil.close()
    const { notes } = await restore(shop, readFileSync(path))
    expect(notes.at(-1)).toBe('Not part of this program, and left out: trigger sqliteXevil.')
    const answer = await shop.app.request('/api/me', { headers: (await shop.signInAs('user')).headers })
    expect(await answer.json()).toMatchObject({ role: 'user' })
  })

  test(`restores ${MANY} products and accounts while the shop answers`, async () => {
    const shop = await adminShop({ onDisk: true })
    fill(shop, MANY)
    const backup = await backUp(shop)
    await shop.admin.catalog.clear()
    const answer = await upload(shop, backup)
    const { id } = await answer.json()
    const waits: number[] = []
    const ended = vi.waitFor(
      async () => {
        const begun = performance.now()
        const operation = await shop.admin.backups.operation({ id })
        await shop.app.request('/api/products?page=2')
        waits.push(performance.now() - begun)
        expect(operation.state).not.toBe('running')
        return operation
      },
      { timeout: 60_000, interval: 20 },
    )
    expect(await ended).toMatchObject({ state: 'done' })
    expect(Math.max(...waits)).toBeLessThan(5_000)
    expect(await shop.caller.products.count()).toEqual({ count: MANY + 10 })
    expect(
      (await shop.caller.products.list({ search: `rattle ${MANY - 13}` })).products.map(({ name }) => name),
    ).toContain(`Rattle ${MANY - 13}`)
    expect(await shop.admin.users.list({ search: '', page: 1 })).toMatchObject({ total: MANY + 1 })
  }, 90_000)

  thoroughTest('keeps later unsubscribes and sends nothing from the backup again', async () => {
    const shop = await adminShop({ onDisk: true })
    const reader = (email: string, values: Partial<typeof subscribers.$inferInsert> = {}) =>
      shop.db
        .insert(subscribers)
        .values({
          email,
          status: 'confirmed',
          consentText: 'Yes',
          consentAt: new Date(1),
          confirmedAt: new Date(2),
          ...values,
        })
        .returning()
        .get()
    const [stays, leaves, bounces] = [
      reader('stays@a.example'),
      reader('leaves@a.example'),
      reader('bounces@a.example'),
    ]
    reader('returns@a.example')
    const campaign = { subject: 'Half sent', markdown: 'Hello', status: 'sending' as const }
    const { id: campaignId } = shop.db.insert(campaigns).values(campaign).returning().get()
    const draft = shop.db
      .insert(campaigns)
      .values({ ...campaign, subject: 'Sent since', status: 'draft' })
      .returning()
      .get()
    shop.db
      .insert(campaigns)
      .values({ ...campaign, subject: 'Still a draft', status: 'draft' })
      .run()
    for (const { id } of [stays, leaves, bounces])
      shop.db
        .insert(outbox)
        .values({ key: `campaign:1:${id}`, lane: 'newsletter', campaignId, subscriberId: id })
        .run()
    shop.db
      .insert(outbox)
      .values({
        key: 'reset',
        lane: 'mail',
        recipient: 'a@a.example',
        content: '{"text":"/reset?token=x"}',
      })
      .run()
    const endpoint = { url: 'https://peer.example', events: [], secret: 'sealed' }
    const { id: endpointId } = shop.db.insert(webhookEndpoints).values(endpoint).returning().get()
    const delivery = { endpointId, messageId: 'msg_1', event: 'webhook.test' as const, payload: '{}' }
    shop.db.insert(webhookDeliveries).values(delivery).run()
    shop.db
      .insert(verifications)
      .values({ id: 'v', identifier: 'reset-password:x', value: shop.user.id, expiresAt: new Date(9e12) })
      .run()
    const before = await backUp(shop)

    const left = { status: 'unsubscribed' as const, unsubscribedAt: new Date() }
    shop.db.update(subscribers).set(left).where(eq(subscribers.id, leaves.id)).run()
    shop.db
      .update(subscribers)
      .set({ ...left, unsubscribedAt: new Date(1) })
      .where(eq(subscribers.email, 'returns@a.example'))
      .run()
    shop.db
      .update(subscribers)
      .set({ status: 'bounced', bouncedAt: new Date() })
      .where(eq(subscribers.id, bounces.id))
      .run()
    reader('came-and-left@a.example', left)
    shop.db.update(outbox).set({ state: 'sent' }).run()
    shop.db.update(campaigns).set({ status: 'sent' }).where(eq(campaigns.id, draft.id)).run()

    const { notes } = await restore(shop, before)
    expect(notes).toEqual([
      'Everyone else was signed out.',
      'Subscribers who have unsubscribed or bounced since the backup still get no newsletter: 3.',
      'Emails that were waiting in the backup are not sent: 4.',
      'Webhook messages that were waiting in the backup are not sent: 1.',
      'Newsletters that were being sent, or have been sent since, were stopped: Half sent, Sent since.',
    ])
    const statusOf = (email: string) =>
      shop.db.select().from(subscribers).where(eq(subscribers.email, email)).get()?.status
    expect(statusOf('stays@a.example')).toBe('confirmed')
    expect(statusOf('returns@a.example')).toBe('confirmed')
    expect(statusOf('leaves@a.example')).toBe('unsubscribed')
    expect(statusOf('bounces@a.example')).toBe('bounced')
    expect(statusOf('came-and-left@a.example')).toBe('unsubscribed')
    const mails = shop.db.select().from(outbox).all()
    expect(mails).toHaveLength(4)
    for (const mail of mails)
      expect(mail).toMatchObject({ state: 'canceled', content: null, recipient: null })
    expect(shop.db.select().from(webhookDeliveries).all()).toMatchObject([{ state: 'failed' }])
    expect(shop.db.select().from(verifications).all()).toEqual([])
    expect(
      shop.db
        .select()
        .from(campaigns)
        .all()
        .map(({ status }) => status),
    ).toEqual(['stopped', 'stopped', 'draft'])
  })

  thoroughTest('keeps current second factors, providers, and addresses', async () => {
    const shop = await adminShop({ onDisk: true })
    const passkey = (id: string, userId: string) =>
      shop.db.insert(passkeys).values({ id, userId, name: id, publicKey: 'x', counter: 0 }).run()
    const connect = (id: string, userId: string) =>
      shop.db.insert(accounts).values({ id, userId, providerId: 'oidc:home', accountId: id }).run()
    const protect = (userId: string, secret: string) => {
      shop.db.insert(authenticators).values({ userId, secret, confirmedAt: new Date() }).run()
      shop.db.insert(recoveryCodes).values({ userId, hash: secret }).run()
    }
    const [lost, added, erased] = [
      (await shop.signInAs('user', { email: 'lost@example.com' })).user.id,
      (await shop.signInAs('user')).user.id,
      (await shop.signInAs('user')).user.id,
    ]
    protect(lost, 'old app')
    passkey('old key', lost)
    connect('old provider', lost)
    protect(erased, 'app of one who is known to the backup alone')
    const before = await backUp(shop)
    for (const table of [authenticators, recoveryCodes, passkeys])
      shop.db.delete(table).where(eq(table.userId, lost)).run()
    shop.db.delete(accounts).where(eq(accounts.userId, lost)).run()
    shop.db.update(users).set({ email: 'new@example.com' }).where(eq(users.id, lost)).run()
    shop.db.delete(users).where(eq(users.id, erased)).run()
    protect(added, 'new app')
    passkey('new key', added)
    connect('new provider', added)

    const { notes } = await restore(shop, before)
    expect(notes).toContain(
      'Kept as they are now: authenticator apps, passkeys, providers, and addresses (2 changed since the backup).',
    )
    const of = (userId: string) => ({
      apps: shop.db.select().from(authenticators).where(eq(authenticators.userId, userId)).all().length,
      codes: shop.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)).all().length,
      keys: shop.db.select().from(passkeys).where(eq(passkeys.userId, userId)).all().length,
      providers: shop.db.select().from(accounts).where(eq(accounts.userId, userId)).all().length,
    })
    expect(of(lost)).toEqual({ apps: 0, codes: 0, keys: 0, providers: 0 })
    expect(of(added)).toEqual({ apps: 1, codes: 1, keys: 1, providers: 1 })
    expect(of(erased)).toEqual({ apps: 1, codes: 1, keys: 0, providers: 0 })
    expect(shop.db.select().from(users).where(eq(users.id, lost)).get()?.email).toBe('new@example.com')
  })

  thoroughTest('keeps accounts erased that were erased later, and keeps their new ones', async () => {
    const shop = await adminShop({ onDisk: true })
    const { caller, user } = await shop.signInAs('user', { email: 'ada@example.com' })
    const staying = await shop.signInAs('user')
    shop.db
      .insert(subscribers)
      .values({
        email: 'reader@example.com',
        status: 'confirmed',
        consentText: 'yes',
        consentAt: new Date(),
        linkKey: 'key',
        mailbox: 'reader@example.com',
      })
      .run()
    const before = await backUp(shop)
    await caller.profile.delete({})
    inTransaction(shop.db, (tx) => {
      tx.delete(subscribers).run()
      rememberErasure(tx, shop.deps.env, 'reader:reader@example.com')
    })
    expect(JSON.stringify(shop.db.select().from(erasures).all())).not.toContain(user.id)

    for (let round = 0; round < 2; round += 1) {
      const { notes } = await restore(shop, before)
      expect(notes).toContain('Erased since the backup, and still erased: 2.')
      expect(shop.db.select().from(users).where(eq(users.id, user.id)).get()).toBeUndefined()
      expect(shop.db.select().from(users).where(eq(users.id, staying.user.id)).get()).toBeDefined()
      expect(shop.db.select().from(subscribers).all()).toEqual([])
    }
    const { user: again } = await shop.signInAs('user', { email: 'ada@example.com' })
    const later = await backUp(shop)
    await restore(shop, later)
    expect(shop.db.select().from(users).where(eq(users.id, again.id)).get()).toBeDefined()
  })

  thoroughTest('keeps current roles, blocks, and newer passwords', async () => {
    const shop = await adminShop({ onDisk: true })
    const password = (id: string, value: string) => ({
      id: `of-${id}`,
      accountId: id,
      userId: id,
      providerId: 'credential',
      password: value,
    })
    const ids: string[] = []
    for (const name of ['demoted', 'promoted', 'blocked', 'freed'])
      ids.push((await shop.signInAs('user', { name })).user.id)
    const [demoted, promoted, blocked, freed] = ids
    const set = (id: string | undefined, values: Partial<typeof users.$inferInsert>) =>
      shop.db
        .update(users)
        .set(values)
        .where(eq(users.id, id ?? ''))
        .run()
    set(demoted, { role: 'admin' })
    set(freed, { banned: true })
    shop.db
      .insert(accounts)
      .values(password(blocked ?? '', 'old hash'))
      .run()
    const before = await backUp(shop)
    set(demoted, { role: 'user' })
    set(promoted, { role: 'admin' })
    set(blocked, { banned: true, banReason: 'spam' })
    set(freed, { banned: false })
    shop.db.update(accounts).set({ password: 'new hash', updatedAt: new Date() }).run()
    const newcomer = await shop.signInAs('user')

    const { notes } = await restore(shop, before)
    expect(notes[1]).toBe(
      'Kept as they are now: roles, blocks, and newer passwords (5 changed since the backup).',
    )
    const state = (id: string | undefined) =>
      shop.db
        .select()
        .from(users)
        .where(eq(users.id, id ?? ''))
        .get()
    expect(state(demoted)?.role).toBe('user')
    expect(state(promoted)?.role).toBe('admin')
    expect(state(blocked)).toMatchObject({ banned: true, banReason: 'spam' })
    expect(state(freed)?.banned).toBe(false)
    expect(state(newcomer.user.id)).toBeUndefined()
    expect(shop.db.select().from(accounts).all()).toMatchObject([{ password: 'new hash' }])
  })

  test('refuses a backup that would leave no administrator, without side effects', async () => {
    const shop = await adminShop({ onDisk: true })
    const before = await backUp(shop)
    const other = await shop.signInAs('admin')
    await other.caller.admin.users.setBlocked({ userId: shop.user.id, blocked: true })
    const answer = await upload(shop, before, other.headers)
    expect(await shop.ended(await answer.json())).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('nobody could sign in'),
    })
    const files = readdirSync(join(shop.folder, 'backups'))
    expect(files).toEqual([
      expect.stringMatching(/-manual\.db$/),
      expect.stringMatching(/-manual\.db\.check\.json$/),
    ])
  })

  test('removes leftovers of a killed restore at the next startup, but no backups', async () => {
    const shop = await adminShop({ onDisk: true })
    await backUp(shop)
    const folder = join(shop.folder, 'backups')
    const [backupName] = readdirSync(folder)
    for (const name of [
      'upload-7f.db',
      'upload-7f.db.rebuilt-wal',
      `${backupName}.rebuilt`,
      `${backupName}.part`,
      'mine.txt',
    ])
      writeFileSync(join(folder, name), 'x')
    const ofCommand = 'tuckling-2026-11-27T03-00-00-000Z-command.db.part'
    writeFileSync(join(folder, ofCommand), 'a command needs no stop of the shop, and may be at work')
    await removeLeftovers(shop.deps.env)
    const staying = ['mine.txt', backupName, `${backupName}.check.json`]
    expect(readdirSync(folder).sort()).toEqual([...staying, ofCommand].sort())
    await removeLeftovers(shop.deps.env, Date.now() + 2 * HOUR_MS)
    expect(readdirSync(folder).sort()).toEqual(staying)
  })

  test('changes nothing for an invalid backup', async () => {
    const shop = await adminShop({ onDisk: true })
    const torn = (await backUp(shop)).fill(7, 4_096, 60_000)
    expect(await restore(shop, Buffer.from('hello'))).toMatchObject({
      state: 'failed',
      message: 'This file isn’t an SQLite database',
    })
    expect(await restore(shop, torn)).toMatchObject({ state: 'failed' })
    expect(await shop.caller.products.count()).toEqual({ count: 10 })
    expect(readdirSync(join(shop.folder, 'backups')).filter((name) => name.startsWith('upload'))).toEqual([])
  })

  test('is refused from another site', async () => {
    const shop = await adminShop({ onDisk: true })
    const headers = { cookie: shop.headers.cookie, origin: 'https://evil.example' }
    expect((await upload(shop, readFileSync(join(shop.folder, 'shop.db')), headers)).status).toBe(403)
    expect(await shop.admin.backups.running()).toBeNull()
  })
})

test('leaves nothing behind after a canceled backup', async () => {
  const shop = await adminShop({ onDisk: true })
  const { id } = await shop.admin.backups.start()
  await shop.admin.backups.cancel({ id })
  expect(await shop.ended({ id })).toMatchObject({ state: 'canceled' })
  expect(readdirSync(join(shop.folder, 'backups'))).toEqual([])
})

test('runs only one such task at a time', async () => {
  const shop = await adminShop({ onDisk: true })
  const { id } = await shop.admin.backups.start()
  await expect(shop.admin.backups.start()).rejects.toThrow('Another operation on the database is in progress')
  await shop.ended({ id })
})

test('clears in the background after a backup, shows progress, and records the end', async () => {
  const shop = await adminShop({ onDisk: true })
  const { id } = await shop.admin.catalog.startClear()
  await expect(shop.admin.backups.start()).rejects.toThrow('in progress')
  const ended = await shop.ended({ id })
  expect(ended).toMatchObject({ kind: 'clear', state: 'done', share: 1 })
  expect(await shop.caller.products.count()).toEqual({ count: 0 })
  expect(shop.log().map(({ action }) => action)).toEqual(['backup.made', 'catalog.cleared'])
  expect((await shop.admin.backups.list()).map(({ name }) => name)).toEqual([ended.result])
})

test('clears nothing if canceled during its backup, and leaves nothing behind', async () => {
  const shop = await adminShop({ onDisk: true })
  const { id } = await shop.admin.catalog.startClear()
  await shop.admin.backups.cancel({ id })
  expect(await shop.ended({ id })).toMatchObject({ state: 'canceled' })
  expect(await shop.caller.products.count()).toEqual({ count: 10 })
  expect(await shop.admin.backups.list()).toEqual([])
})
