import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { adminShop } from '#tests/helpers/admin-shop.ts'

type Shop = Awaited<ReturnType<typeof adminShop>>

async function finished({ admin }: Shop, id: string) {
  return vi.waitFor(
    async () => {
      const operation = await admin.backups.operation({ id })
      expect(operation.state).not.toBe('running')
      return operation
    },
    { timeout: 10_000, interval: 20 },
  )
}

async function backUp(shop: Shop): Promise<Buffer> {
  const { id } = await shop.admin.backups.start()
  const { result } = await finished(shop, id)
  const answer = await shop.app.request(`/api/admin/backups/${result}`, { headers: shop.headers })
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${result}"`)
  return Buffer.from(await answer.arrayBuffer())
}

function upload(shop: Shop, body: Buffer, headers: Record<string, string> = shop.headers) {
  return shop.app.request('/api/admin/restore', { method: 'POST', body: new Uint8Array(body), headers })
}

async function restore(shop: Shop, body: Buffer) {
  const answer = await upload(shop, body)
  expect(answer.status).toBe(202)
  return finished(shop, (await answer.json()).id)
}

test('a backup made while products change is whole, listed, downloaded and deleted', async () => {
  const shop = await adminShop({ onDisk: true })
  const content = await backUp(shop)
  expect(content.subarray(0, 15).toString()).toBe('SQLite format 3')
  const [listed] = await shop.admin.backups.list()
  expect(listed?.size).toBe(content.length)
  await shop.admin.backups.delete({ name: listed?.name ?? '' })
  expect(await shop.admin.backups.list()).toEqual([])
  expect(shop.log().map(({ action }) => action)).toEqual(['backup.made', 'backup.deleted'])
})

describe('restoring', () => {
  test('brings everything back, keeps what was there, and leaves the administrator signed in', async () => {
    const shop = await adminShop({ onDisk: true })
    const before = await backUp(shop)
    const visitor = await shop.signInAs('user')
    await shop.admin.catalogue.clear()
    await shop.admin.productEdits.add({ name: 'Made later' })
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
    expect(await shop.admin.productEdits.add({ name: 'Afterwards' })).toHaveProperty('id')
  })

  test('a key that was revoked since stays revoked', async () => {
    const shop = await adminShop({ onDisk: true })
    const { id, key } = await shop.admin.apiKeys.create({ name: 'Old', scopes: ['read'], days: 30 })
    const before = await backUp(shop)
    await shop.admin.apiKeys.revoke({ id })
    await restore(shop, before)
    const headers = { authorization: `Bearer ${key}` }
    expect((await shop.app.request('/api/me', { headers })).status).toBe(401)
  })

  test('what is no backup changes nothing', async () => {
    const shop = await adminShop({ onDisk: true })
    const torn = (await backUp(shop)).fill(7, 4_096, 60_000)
    expect(await restore(shop, Buffer.from('hello'))).toMatchObject({
      state: 'failed',
      message: 'This file is no SQLite database',
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

test('a cancelled backup leaves nothing behind', async () => {
  const shop = await adminShop({ onDisk: true })
  const { id } = await shop.admin.backups.start()
  await shop.admin.backups.cancel({ id })
  expect(await finished(shop, id)).toMatchObject({ state: 'cancelled' })
  expect(readdirSync(join(shop.folder, 'backups'))).toEqual([])
})

test('only one piece of such work runs at a time', async () => {
  const shop = await adminShop({ onDisk: true })
  const { id } = await shop.admin.backups.start()
  await expect(shop.admin.backups.start()).rejects.toThrow('Other work on the database is under way')
  await finished(shop, id)
})

test('clearing in the background backs up first, shows how far it is, and is recorded when it is done', async () => {
  const shop = await adminShop({ onDisk: true })
  const { id } = await shop.admin.catalogue.startClear()
  await expect(shop.admin.backups.start()).rejects.toThrow('under way')
  const ended = await finished(shop, id)
  expect(ended).toMatchObject({ kind: 'clear', state: 'done', share: 1 })
  expect(await shop.caller.products.count()).toEqual({ count: 0 })
  expect(shop.log().map(({ action }) => action)).toEqual(['backup.made', 'catalogue.cleared'])
  expect((await shop.admin.backups.list()).map(({ name }) => name)).toEqual([ended.result])
})

test('clearing that is cancelled during its backup clears nothing and leaves nothing behind', async () => {
  const shop = await adminShop({ onDisk: true })
  const { id } = await shop.admin.catalogue.startClear()
  await shop.admin.backups.cancel({ id })
  expect(await finished(shop, id)).toMatchObject({ state: 'cancelled' })
  expect(await shop.caller.products.count()).toEqual({ count: 10 })
  expect(await shop.admin.backups.list()).toEqual([])
})
