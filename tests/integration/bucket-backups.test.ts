import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeBackup, sendWhenDue, stateOfBackups } from '#server/features/backups/service.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { run, runningShop, stop } from '#tests/helpers/backup-commands.ts'
import { ownPlace } from '#tests/helpers/start-process.ts'
import { PEER_KEY, PEER_REGION, startS3Peer } from '#tests/s3-peer/start-s3-peer.ts'

const NEVER = new AbortController().signal
const BOSS = { id: 'boss', email: 'boss@shop.example' }
const SLOW_MS = 120_000
const PREFIX = 'Größe 1+1 & (more)/it’s 100%'

async function shopWithBucket(env: Record<string, string> = {}) {
  const store = await startS3Peer()
  onTestFinished(store.close)
  const key = {
    AWS_ENDPOINT_URL: store.url,
    AWS_REGION: PEER_REGION,
    AWS_ACCESS_KEY_ID: PEER_KEY.id,
    AWS_SECRET_ACCESS_KEY: PEER_KEY.secret,
  }
  const shop = await adminShop({
    onDisk: true,
    env: { BACKUP_TO: `s3://shop-copies/${PREFIX}`, ...key, ...env },
  })
  const backUp = () => makeBackup(shop.deps, BOSS, 'manual')
  const send = (now = Date.now(), signal = NEVER) => sendWhenDue(shop.deps, now, signal)
  const problems = async () =>
    (await shop.admin.backups.state()).problems.flatMap(({ kind, message }) =>
      kind === 'backup-not-sent' ? [message] : [],
    )
  const copies = () => [...store.objects.keys()].filter((key) => key.endsWith('.db'))
  return { ...store, ...shop, key, backUp, send, problems, copies }
}

test('sends the newest good backup once, byte for byte, and lists it', async () => {
  const shop = await shopWithBucket()
  await shop.send()
  expect(shop.peer.calls).toEqual([])
  const name = await shop.backUp()
  await shop.send()
  await shop.send()
  expect(shop.copies()).toEqual([`${PREFIX}/${name}`])
  const local = readFileSync(join(shop.folder, 'backups', name))
  expect(shop.objects.get(`${PREFIX}/${name}`)?.content.equals(local)).toBe(true)
  expect(await shop.admin.backups.inBucket()).toMatchObject({
    to: `s3://shop-copies/${PREFIX}`,
    problem: null,
    backups: [{ name, size: local.length, check: null }],
  })
  expect((await shop.admin.status.report()).backup.sent).toMatchObject({ to: `s3://shop-copies/${PREFIX}` })
  expect(await shop.problems()).toEqual([])
})

test('checks and restores a copy after the local one is gone', async () => {
  const shop = await shopWithBucket()
  const name = await shop.backUp()
  await shop.send()
  await shop.admin.backups.delete({ name })
  expect(await shop.ended(await shop.admin.backups.checkInBucket({ name }))).toMatchObject({ state: 'done' })
  expect((await shop.admin.backups.inBucket())?.backups[0]?.check?.rows).toMatchObject({ products: 10 })
  await shop.admin.catalog.clear()
  expect(await shop.caller.products.count()).toEqual({ count: 0 })
  const restored = await shop.ended(await shop.admin.backups.restoreListed({ name, isInBucket: true }))
  expect(restored).toMatchObject({ state: 'done', kind: 'restore' })
  expect(await shop.caller.products.count()).toEqual({ count: 10 })
  expect(readdirSync(join(shop.folder, 'backups')).join()).not.toMatch(/upload-/)
})

/** Rows that a shop must not lose. */
function contentOf(databasePath: string) {
  const db = new SqliteDatabase(databasePath, { readonly: true })
  const rows = (table: string) => db.prepare(`select * from ${table} order by id`).all()
  try {
    return { products: rows('products'), accounts: rows('users'), readers: rows('subscribers') }
  } finally {
    db.close()
  }
}

test(
  'the command restores a whole shop from the bucket in another folder',
  async () => {
    const shop = await shopWithBucket()
    await shop.caller.newsletter.subscribe({ email: 'reader@shop.example' })
    const name = await shop.backUp()
    await shop.send()
    const place = await ownPlace()
    const { DATABASE_PATH } = place.env
    const restore = (address: string, env: Record<string, string> = {}) =>
      run('restore', { ...place, env: { ...place.env, ...shop.key, ...env } }, address)
    const address = `s3://shop-copies/${PREFIX}/${name}`
    expect(await restore(`${address}.old`)).toMatchObject({ code: 1 })
    expect(existsSync(DATABASE_PATH)).toBe(false)
    expect(await restore(address)).toEqual({
      code: 0,
      text: expect.stringMatching(/^Restored s3:.*\nEveryone was signed out/),
    })
    const restored = contentOf(DATABASE_PATH)
    expect(restored).toEqual(contentOf(join(shop.folder, 'backups', name)))
    expect(restored).toMatchObject({ accounts: [{}], readers: [{ email: 'reader@shop.example' }] })
    expect(restored.products).toHaveLength(10)

    const refusals: [address: string, env: Record<string, string>, sentence: RegExp][] = [
      [`${address}.old`, {}, /^There is no such backup in the bucket\n$/],
      ['s3://not-there/shop.db', {}, /^There is no such bucket.*\n$/],
      ['s3://shop-copies', {}, /^The address must be s3:\/\/bucket\/prefix\/name\n$/],
      [address, { AWS_SECRET_ACCESS_KEY: 'guess' }, /^.*refuses the key.*\(403 SignatureDoesNotMatch\)\n$/],
      [
        address,
        { AWS_SECRET_ACCESS_KEY: '' },
        /^AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: are required.*\n$/,
      ],
    ]
    const file = readFileSync(DATABASE_PATH)
    for (const [from, env, sentence] of refusals)
      expect(await restore(from, env)).toEqual({ code: 1, text: expect.stringMatching(sentence) })
    expect(readFileSync(DATABASE_PATH).equals(file)).toBe(true)
    expect(readdirSync(join(place.folder, 'backups'))).toEqual([])
    const server = await runningShop(place)
    expect((await fetch(`${place.url}/products`)).status).toBe(200)
    expect(await restore(address)).toEqual({ code: 1, text: expect.stringMatching(/^The shop is running/) })
    await stop(server)
  },
  SLOW_MS,
)

test('finds a copy that was cut or changed, and restores neither', async () => {
  const shop = await shopWithBucket()
  const name = await shop.backUp()
  await shop.send()
  const stored = shop.objects.get(`${PREFIX}/${name}`)
  if (!stored) throw new Error('nothing was stored')
  const whole = stored.content
  const changed = Buffer.from(whole)
  changed[5_000] = (changed[5_000] ?? 0) ^ 1
  for (const content of [whole.subarray(0, whole.length - 4096), changed]) {
    stored.content = content
    const message = expect.stringMatching(/^The copy in the bucket is damaged/)
    expect(await shop.ended(await shop.admin.backups.checkInBucket({ name }))).toMatchObject({ message })
    expect((await shop.admin.backups.inBucket())?.backups[0]?.check).toMatchObject({ problem: message })
    const restore = await shop.ended(await shop.admin.backups.restoreListed({ name, isInBucket: true }))
    expect(restore).toMatchObject({ state: 'failed', message })
  }
  // Sent by another program, without its hash.
  stored.sha256 = undefined
  stored.content = whole.subarray(0, whole.length - 4096)
  const read = await shop.ended(await shop.admin.backups.checkInBucket({ name }))
  expect(read).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/^The copy is damaged|can’t be read/),
  })
  shop.peer.mode = 'broken'
  const broken = await shop.ended(await shop.admin.backups.checkInBucket({ name }))
  expect(broken.message).toMatch(/^The store at 127\.0\.0\.1:\d+ could not be reached/)
  expect(
    await shop.ended(await shop.admin.backups.restoreListed({ name: 'tuckling-none.db', isInBucket: true })),
  ).toMatchObject({
    message: 'There is no such backup in the bucket',
  })
})

test.each<
  [
    trouble: string,
    env: Record<string, string>,
    mode: 'ok' | 'html' | 'full' | 'forgets' | 'moved',
    message: RegExp,
  ]
>([
  ['an HTML page', {}, 'html', /doesn’t come from an S3-compatible store/],
  ['a full bucket', {}, 'full', /The bucket is full.*\(507 QuotaExceeded\)$/],
  ['half a copy', {}, 'forgets', /doesn’t come from an S3-compatible store|keeps another/],
  ['another region', { AWS_REGION: 'us-east-1' }, 'ok', /another region.*AWS_REGION/],
  ['a redirect', {}, 'moved', /another region or at another address/],
  ['a wrong key', { AWS_ACCESS_KEY_ID: 'AKIAOTHER' }, 'ok', /refuses the key.*\(403 InvalidAccessKeyId\)$/],
  [
    'a wrong secret',
    { AWS_SECRET_ACCESS_KEY: 'guess' },
    'ok',
    /refuses the key.*\(403 SignatureDoesNotMatch\)$/,
  ],
  [
    'a bucket of others',
    { BACKUP_TO: 's3://of-others' },
    'ok',
    /belong to somebody else \(403 AccessDenied\)$/,
  ],
  ['no such bucket', { BACKUP_TO: 's3://not-there' }, 'ok', /There is no such bucket/],
  ['nobody there', { AWS_ENDPOINT_URL: 'http://127.0.0.1:9' }, 'ok', /could not be reached \(ECONNREFUSED\)/],
])('%s is reported in one sentence and loses nothing', async (_, env, mode, message) => {
  const shop = await shopWithBucket(env)
  shop.peer.mode = mode
  const name = await shop.backUp()
  await shop.send()
  expect(await shop.problems()).toEqual([expect.stringMatching(message)])
  expect((await shop.admin.status.report()).reasons).toContain('backup-not-sent')
  expect((await shop.admin.backups.list()).map((backup) => backup.name)).toEqual([name])
  expect(
    JSON.stringify([shop.logLines, await shop.problems(), await shop.admin.backups.inBucket()]),
  ).not.toMatch(/wJalr|guess|StringToSign/)
})

test('a failure waits an hour, then the next run sends and the warning goes', async () => {
  const shop = await shopWithBucket()
  const now = Date.now()
  shop.peer.mode = 'full'
  const name = await shop.backUp()
  await shop.send(now)
  shop.peer.mode = 'ok'
  await shop.send(now + HOUR_MS - 1)
  expect(shop.copies()).toEqual([])
  await shop.send(now + HOUR_MS)
  expect(shop.copies()).toEqual([`${PREFIX}/${name}`])
  expect(await shop.problems()).toEqual([])
})

test('a clock that is off is named', async () => {
  const shop = await shopWithBucket()
  await shop.backUp()
  shop.peer.clockAheadMs = HOUR_MS
  await shop.send()
  expect(await shop.problems()).toEqual([
    expect.stringMatching(/The clock of this server is more than 15 minutes off/),
  ])
})

test('a copy that is interrupted leaves nothing, is no failure, and is sent again', async () => {
  const shop = await shopWithBucket()
  await shop.backUp()
  shop.peer.mode = 'silent'
  const stop = new AbortController()
  const sending = shop.send(Date.now(), stop.signal)
  await vi.waitFor(() => expect(shop.peer.received).toBeGreaterThan(1_000), { timeout: 10_000 })
  stop.abort()
  await sending
  expect(shop.copies()).toEqual([])
  expect(await shop.problems()).toEqual([])
  shop.peer.mode = 'ok'
  await shop.send()
  expect(shop.copies()).toHaveLength(1)
})

test('old copies go by the rule for local ones; files of others and other places stay', async () => {
  const shop = await shopWithBucket()
  const at = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().replaceAll(/[:.]/g, '-')
  const put = (name: string) =>
    shop.objects.set(name, { content: Buffer.from('x'), sha256: undefined, changedAt: new Date() })
  for (const days of [400, 300, 250]) put(`${PREFIX}/tuckling-${at(days)}-scheduled.db`)
  for (const days of [3, 2, 1]) put(`${PREFIX}/tuckling-${at(days)}-scheduled.db`)
  put(`${PREFIX}/holiday.jpg`)
  put(`${PREFIX}/deeper/tuckling-${at(400)}-scheduled.db`)
  put(`tuckling-${at(400)}-scheduled.db`)
  await shop.backUp()
  await shop.send()
  expect((await shop.admin.backups.inBucket())?.backups).toHaveLength(4)
  expect([...shop.objects.keys()].filter((key) => !key.startsWith(`${PREFIX}/tuckling`)).sort()).toHaveLength(
    4,
  )
  shop.peer.mayDelete = false
  put(`${PREFIX}/tuckling-${at(400)}-scheduled.db`)
  await shop.backUp()
  await shop.send()
  expect(await shop.problems()).toEqual([])
  expect(shop.logLines).toContainEqual(
    expect.objectContaining({ msg: 'old backups could not be removed from the bucket' }),
  )
})

test('a place that holds the backups of another shop is refused', async () => {
  const shop = await shopWithBucket()
  shop.objects.set(`${PREFIX}/shop.txt`, {
    content: Buffer.from('https://other.example\n'),
    sha256: undefined,
    changedAt: new Date(),
  })
  await shop.backUp()
  await shop.send()
  expect(await shop.problems()).toEqual([
    expect.stringMatching(/has the backups of https:\/\/other\.example; give this/),
  ])
  expect(shop.copies()).toEqual([])
})

test('two periods without a sent copy give a warning, even without a failure', async () => {
  const shop = await shopWithBucket()
  await shop.backUp()
  const kinds = async (days: number) =>
    (await stateOfBackups(shop.deps, Date.now(), days * DAY_MS)).problems.map(({ kind }) => kind)
  expect(await kinds(1)).toEqual([])
  expect(await kinds(3)).toEqual(['backup-not-sent'])
})

test('another bucket gets the newest backup anew; an unreadable note does no harm', async () => {
  const shop = await shopWithBucket()
  await shop.backUp()
  await shop.send()
  const note = join(shop.folder, 'backups', 'bucket.json')
  writeFileSync(note, '{"to":"s3://elsewhere","sent":{"name":"x","madeAt":1},"checks":{}}')
  await shop.send()
  writeFileSync(note, 'nonsense')
  await shop.send()
  expect(shop.peer.calls.filter((call) => /^PUT .*\.db$/.test(call))).toHaveLength(3)
})

test('without BACKUP_TO there is no bucket', async () => {
  const shop = await adminShop({ onDisk: true })
  expect(await shop.admin.backups.inBucket()).toBeNull()
  await sendWhenDue(shop.deps, Date.now(), NEVER)
  expect(readdirSync(shop.folder)).not.toContain('backups/bucket.json')
})
