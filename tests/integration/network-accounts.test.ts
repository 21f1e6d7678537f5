import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { networkAccounts, transactions } from '#server/db/schema/earnings.ts'
import { readDueAccounts } from '#server/features/earnings/accounts/service.ts'
import { listAttention } from '#server/features/reports/attention/service.ts'
import { DAY_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { openNetworkPeer } from '#tests/helpers/network-peer.ts'

const TOKEN = 'planted-token-7f3a'
const NIGHTLY = '0 4 * * *'
const awin = { network: 'awin' as const, account: '4711', token: TOKEN, schedule: NIGHTLY }

const sale = {
  id: 1,
  date: '2026-11-02',
  currency: 'SEK',
  commission: '12.95',
  status: 'new',
  clickRef: 'a3f-9k2',
}
const report = { results: [sale], meta: { hasNextPage: false } }

async function office() {
  const peer = await openNetworkPeer(() => ({ body: report }))
  const shop = await adminShop({ seeded: false, fetchFeed: peer.fetch })
  return { ...shop, ...peer, accounts: shop.admin.earnings.accounts }
}

test('never returns a token, stores it encrypted, and keeps it when another field changes', async () => {
  const { accounts, db, log, logLines } = await office()
  const { id } = await accounts.create(awin)
  const stored = () => db.select().from(networkAccounts).get()
  const sealed = stored()?.token
  await accounts.update({ id, account: '4712', schedule: null })
  expect(stored()).toMatchObject({ network: 'awin', account: '4712', schedule: null, token: sealed })
  await accounts.update({ id, account: '4712', token: `${TOKEN}-2`, schedule: null })
  expect(stored()?.token).not.toBe(sealed)
  expect(await accounts.list()).toMatchObject([{ id, hasToken: true, transactions: 0, isBeingRead: false }])
  expect(JSON.stringify([await accounts.list(), log(), logLines])).not.toContain('planted')
  expect(db.$client.serialize().includes('planted')).toBe(false)
  expect(log().map(({ action, targetName }) => [action, targetName])).toEqual([
    ['network-account.added', 'Awin 4711'],
    ['network-account.edited', 'Awin 4712'],
    ['network-account.edited', 'Awin 4712'],
  ])
})

test('refuses the same account twice, a schedule without a token, and one that is too frequent', async () => {
  const { accounts } = await office()
  await accounts.create(awin)
  await expect(accounts.create(awin)).rejects.toThrow('There is already this account at Awin')
  const other = { ...awin, account: '4712' }
  await expect(accounts.create({ ...other, token: undefined })).rejects.toThrow(
    'Enter the token, or choose to read manually',
  )
  await expect(accounts.create({ ...other, schedule: '*/10 * * * *' })).rejects.toThrow(
    'An account can be read at most once every 60 minutes',
  )
  await expect(accounts.create({ ...other, token: 'two words' })).rejects.toThrow(/token/)
  const { id } = await accounts.create({ ...other, token: undefined, schedule: null })
  await expect(accounts.read({ id })).rejects.toThrow('This account has no token')
  expect(await accounts.list()).toHaveLength(2)
})

test('reads at once on request, and says how it went', async () => {
  const { accounts, log } = await office()
  const { id } = await accounts.create({ ...awin, network: 'addrevenue' })
  await accounts.read({ id })
  await expect(accounts.read({ id })).rejects.toThrow('This account is being read right now')
  await expect(accounts.delete({ id })).rejects.toThrow('This account is being read right now')
  await eventually(async () => {
    expect(await accounts.list()).toMatchObject([
      {
        isBeingRead: false,
        lastError: '',
        transactions: 1,
        added: 1,
        changed: 0,
        nextReadAt: expect.any(Date),
      },
    ])
  })
  expect(log().map(({ action }) => action)).toEqual(['network-account.added', 'network-account.read'])
})

test('reads an account in the minute of its schedule, and no other', async () => {
  const { accounts, deps, requests } = await office()
  await accounts.create({ ...awin, network: 'addrevenue' })
  await accounts.create({ ...awin, network: 'addrevenue', account: '4712', schedule: null })
  readDueAccounts(deps, new Date(2026, 10, 28, 4, 1))
  expect(await accounts.list()).toMatchObject([{ isBeingRead: false }, { isBeingRead: false }])
  readDueAccounts(deps, new Date(2026, 10, 28, 4, 0))
  expect(await accounts.list()).toMatchObject([{ isBeingRead: true }, { isBeingRead: false }])
  await eventually(async () => expect((await accounts.list())[0]?.lastReadAt).toBeInstanceOf(Date))
  expect(requests).toHaveLength(1)
})

test('deletes an account with its transactions', async () => {
  const { accounts, db } = await office()
  const { id } = await accounts.create({ ...awin, network: 'addrevenue' })
  await accounts.read({ id })
  await eventually(async () => expect(await accounts.list()).toMatchObject([{ isBeingRead: false }]))
  expect(db.select().from(transactions).all()).toHaveLength(1)
  await accounts.delete({ id })
  expect(await accounts.list()).toEqual([])
  expect(db.select().from(transactions).all()).toEqual([])
  await expect(accounts.delete({ id })).rejects.toThrow('That account has already been deleted')
})

test('calls for attention once an account has failed for three days', async () => {
  const { accounts, db, deps } = await office()
  const { id } = await accounts.create(awin)
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
  const attention = async (values: Partial<typeof networkAccounts.$inferInsert>) => {
    db.update(networkAccounts).set(values).where(eq(networkAccounts.id, id)).run()
    return (await listAttention(deps)).filter(({ kind }) => kind === 'networks-unread')
  }
  expect(await attention({ lastSuccessAt: daysAgo(4) })).toEqual([])
  expect(await attention({ lastError: 'Awin answered with status 500' })).toEqual([
    { kind: 'networks-unread', count: 1 },
  ])
  expect(await attention({ lastSuccessAt: daysAgo(2) })).toEqual([])
  expect(await attention({ lastSuccessAt: null, createdAt: daysAgo(4) })).toHaveLength(1)
  expect(await attention({ schedule: null })).toEqual([])
})
