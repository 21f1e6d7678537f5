import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { products } from '#server/db/schema/catalog.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { startFeedImports } from '#server/jobs/feed-imports.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'
import { fetchHere, startRemoteServer } from '#tests/helpers/remote-server.ts'

const fixtures = join(import.meta.dirname, '../fixtures/feeds')
const path = { kind: 'path' as const, location: join(fixtures, 'google-xml.xml') }

let shop: ReturnType<typeof createTestApp>
let admin: Awaited<ReturnType<typeof shop.signInAs>>

beforeEach(async () => {
  shop = createTestApp({
    seeded: false,
    fetchFeed: fetchHere,
    env: { BETTER_AUTH_SECRET: 'x'.repeat(32), FEEDS_FOLDER: fixtures },
  })
  admin = await shop.signInAs('admin')
})

const calls = () => admin.caller.admin.feeds
const listed = () =>
  shop.db
    .select()
    .from(products)
    .all()
    .filter(({ delistedAt }) => delistedAt === null)

async function collect<T>(subscription: Promise<AsyncIterable<T>> | AsyncIterable<T>): Promise<T[]> {
  const events: T[] = []
  for await (const event of await subscription) events.push(event)
  return events
}

/** Each category in `each` rows, spread over the file, and one that only the last row has. */
function categoryFeed(categories: number, each: number): string {
  const rows = Array.from(
    { length: categories * each },
    (_, id) => `${id},Sak ${id},https://shop.example/${id},${id + 1},Avdelning ${id % categories} > Nappar`,
  )
  const last = 'last,Sak,https://shop.example/last,1,The very last'
  return ['aw_product_id,product_name,aw_deep_link,search_price,merchant_category', ...rows, last].join('\n')
}

async function uploaded(body: string | Uint8Array<ArrayBuffer>) {
  const sent = await shop.app.request('/api/admin/feeds/uploads', {
    method: 'POST',
    headers: admin.headers,
    body,
  })
  const { upload } = await sent.json()
  return { kind: 'upload' as const, location: String(upload) }
}

/** Runs to the end; answers the run as it ended. */
async function run(id: number, overrideSafetyLimits = false) {
  const { runId } = await calls().run({ id, overrideSafetyLimits })
  const seen = await collect(calls().progress({ runId }))
  return seen.at(-1)
}

describe('a feed', () => {
  test('is created, listed, changed, and removed without revealing its credentials', async () => {
    const created = await calls().create({
      name: 'wobblewick',
      place: { kind: 'address', location: 'https://feeds.example/a.xml' },
      credentials: { user: 'publisher', password: 'hemligt' },
      options: { currency: 'sek', subIdParameter: 'clickref' },
      schedule: '0 4 * * *',
    })
    expect(created).toMatchObject({
      name: 'wobblewick',
      hasCredentials: true,
      products: 0,
      settings: { currency: 'SEK' },
      nextRunAt: expect.any(Date),
    })
    const stored = shop.db.select().from(feeds).get()
    expect(JSON.stringify([await calls().list(), stored])).not.toMatch(/hemligt|publisher/)
    const changed = await calls().update({ id: created.id, name: 'wobblewick', place: path, enabled: false })
    expect(changed).toMatchObject({
      locationKind: 'path',
      hasCredentials: true,
      schedule: null,
      nextRunAt: null,
    })
    await calls().update({ id: created.id, name: 'wobblewick', place: path, credentials: null })
    expect((await calls().list())[0]?.hasCredentials).toBe(false)
    await calls().delete({ id: created.id })
    expect(await calls().list()).toEqual([])
  })

  test.each([
    ['a taken name', { name: 'taken' }, 'CONFLICT'],
    ['the shop’s own name', { name: 'manual' }, 'BAD_REQUEST'],
    ['an unknown currency', { options: { currency: 'QQQ' } }, 'BAD_REQUEST'],
    ['an unknown dialect', { dialect: 'nonsense' }, 'BAD_REQUEST'],
    ['no cron expression', { schedule: 'often' }, 'BAD_REQUEST'],
    ['a schedule of every minute', { schedule: '* * * * *' }, 'BAD_REQUEST'],
    ['no address', { place: { kind: 'address' as const, location: 'javascript:alert(1)' } }, 'BAD_REQUEST'],
    ['an upload that is a path', { place: { kind: 'upload' as const, location: '../../x' } }, 'BAD_REQUEST'],
    ['a language that is none', { options: { language: 'qq' as never } }, 'BAD_REQUEST'],
    ['a parameter that is none', { options: { subIdParameter: 'a=b&c' } }, 'BAD_REQUEST'],
  ])('with %s is refused', async (_, more, code) => {
    await calls().create({ name: 'taken', place: path })
    await expect(calls().create({ name: 'other', place: path, ...more })).rejects.toMatchObject({ code })
  })
})

test('a feed’s texts are marked with the language of its settings', async () => {
  const { id } = await calls().create({ name: 'barnrum', place: path, options: { language: 'sv' } })
  const { slug, id: product } = makeProduct(shop.db, {
    name: 'Vagnsmatta',
    description: 'Mjuk matta för vagnen.',
    source: 'barnrum',
    externalId: '1',
  })
  makeProduct(shop.db, { name: 'Pram Liner' })
  const read = async (path: string) => (await shop.app.request(path)).text()
  const list = await read('/products')
  expect(list).toMatch(/<h[23] [^>]*lang="sv"[^>]*><a [^>]*>Vagnsmatta</)
  expect(list).toMatch(/<h[23] class="[^"]*"><a [^>]*>Pram Liner</)
  const page = await read(`/products/${product}-${slug}`)
  expect(page).toMatch(/<h1 [^>]*lang="sv">Vagnsmatta</)
  expect(page).toMatch(/lang="sv"><p>Mjuk matta/)
  const { products } = await shop.caller.products.suggest({ search: 'vagns' })
  expect(products).toMatchObject([{ name: 'Vagnsmatta', language: 'sv' }])
  await calls().update({ id, name: 'barnrum', place: path, options: {} })
  expect(await read('/products')).not.toContain('lang="sv"')
})

describe('a run', () => {
  test('imports and reports progress, and skips an unchanged file', async () => {
    const { id } = await calls().create({ name: 'a', place: path, options: { advertiserName: 'Sovstugan' } })
    expect(await run(id)).toMatchObject({ status: 'done', added: 40, share: 1, undoable: true })
    expect(await run(id)).toMatchObject({
      status: 'done',
      records: 0,
      message: expect.stringContaining('the same'),
    })
    await calls().update({ id, name: 'a', place: path, options: { advertiserName: 'Other' } })
    expect(await run(id)).toMatchObject({ changed: 40 })
    expect(await calls().runs({ id })).toHaveLength(3)
  })

  test('from an address sends conditional headers and accepts 304', async () => {
    const body = readFileSync(path.location)
    const requestHeaders: Record<string, unknown>[] = []
    const remote = await startRemoteServer(({ headers }, response) => {
      requestHeaders.push(headers)
      if (headers['if-none-match'] === '"1"') return response.writeHead(304).end()
      return response
        .writeHead(200, { etag: '"1"', 'last-modified': 'Thu, 15 Jan 2026 03:00:00 GMT' })
        .end(body)
    })
    const { id } = await calls().create({
      name: 'a',
      place: { kind: 'address', location: `${remote.url}/feed.xml` },
      credentials: { user: 'u', password: 'p' },
    })
    expect(await run(id)).toMatchObject({ status: 'done', added: 40 })
    expect(await run(id)).toMatchObject({ status: 'done', records: 0 })
    expect(requestHeaders[0]).toMatchObject({ authorization: 'Basic dTpw' })
    expect(requestHeaders[1]).toMatchObject({
      'if-none-match': '"1"',
      'if-modified-since': 'Thu, 15 Jan 2026 03:00:00 GMT',
    })
    const [first] = await calls()
      .runs({ id })
      .then((runs) => runs.toReversed())
    await collect(calls().progress(await calls().rollback({ runId: first?.id ?? 0 })))
    expect(listed()).toHaveLength(0)
    expect(await run(id)).toMatchObject({ added: 0, changed: 40 })
    expect(listed()).toHaveLength(40)
  })

  test.each([
    ['answers 403', 403, /403/],
    ['answers 500', 500, /status 500/],
  ])('whose server %s fails with a sentence and changes nothing', async (_, status, message) => {
    const remote = await startRemoteServer((_request, response) => response.writeHead(status).end())
    const { id } = await calls().create({ name: 'a', place: { kind: 'address', location: remote.url } })
    expect(await run(id)).toMatchObject({ status: 'failed', message: expect.stringMatching(message) })
  })

  test.each([
    'http://10.0.0.1/',
    'http://2130706434/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/',
  ])('never reaches %s', async (location) => {
    const { id } = await calls().create({ name: 'a', place: { kind: 'address', location } })
    expect(await run(id)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('a public internet address'),
    })
  })

  test('interrupted during the download changes nothing', async () => {
    const remote = await startRemoteServer((_, response) => {
      response.writeHead(200, { 'content-length': 1_000_000 })
      response.write('<rss', () => response.destroy())
    })
    const { id } = await calls().create({ name: 'a', place: { kind: 'address', location: remote.url } })
    expect(await run(id)).toMatchObject({ status: 'failed', records: 0 })
  })

  test('can be canceled only while it runs', async () => {
    const { id } = await calls().create({ name: 'a', place: path })
    const ended = await run(id)
    await expect(calls().cancel({ runId: ended?.id ?? 0 })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(collect(calls().progress({ runId: 999 }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(calls().run({ id: 999 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a product missing from the catalog', () => {
  const catalog = () => admin.caller.admin
  const remoteFeed = async () => {
    const body = readFileSync(path.location)
    const remote = await startRemoteServer(({ headers }, response) =>
      headers['if-none-match'] === '"1"'
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag: '"1"' }).end(body),
    )
    return { kind: 'address' as const, location: remote.url }
  }

  test.each([
    ['a file', async () => path],
    ['an address that answers 304', remoteFeed],
  ])('is imported again after Clear Products from %s that has not changed', async (_, placeOf) => {
    await calls().create({ name: 'a', place: await placeOf() })
    await calls().syncAll()
    expect(listed()).toHaveLength(40)
    await catalog().catalog.clear()
    expect(listed()).toHaveLength(0)
    expect(await calls().syncAll()).toMatchObject([{ feed: 'a', status: 'done' }])
    expect(listed()).toHaveLength(40)
    const [last] = await calls().runs({ id: 1 })
    expect(last).toMatchObject({ added: 40, message: '40 products imported.' })
  })

  test('stays away with its reason after an administrator deleted it', async () => {
    const { id } = await calls().create({ name: 'a', place: path })
    await run(id)
    const [first] = listed()
    await catalog().products.delete({ ids: [first?.id ?? 0] })
    const again = await run(id)
    expect(again).toMatchObject({ status: 'done', added: 0, unchanged: 39, rejected: 1, leftOut: 1 })
    expect(again?.message).toContain('1 product stays out of the shop because it was deleted here')
    expect(await calls().rejections({ runId: again?.id ?? 0 })).toMatchObject([
      { externalId: first?.externalId, field: 'deleted', reason: expect.stringContaining('administrator') },
    ])
    expect(await run(id)).toMatchObject({ message: expect.stringContaining('the same') })
    expect(listed()).toHaveLength(39)
  })

  test('returns even if cleared while the file was being read', async () => {
    const { id } = await calls().create({ name: 'a', place: path })
    await run(id)
    await calls().update({ id, name: 'a', place: path, options: { advertiserName: 'Other' } })
    const running = run(id)
    shop.db.delete(products).run()
    await running
    await run(id)
    expect(listed()).toHaveLength(40)
  })

  test('is read again after an unfinished import', async () => {
    const { id } = await calls().create({ name: 'a', place: path })
    await run(id)
    const other = join(fixtures, 'google-xml.next-day.xml')
    await importFeedFile(shop.db, { source: 'a', path: other })
    expect(await run(id)).toMatchObject({ status: 'done', changed: expect.any(Number), delisted: 3 })
  })
})

describe('inspecting a file', () => {
  test('finds dialect, columns, and categories, and shows the first products', async () => {
    const place = { kind: 'path' as const, location: join(fixtures, 'awin-comma.csv') }
    const detection = await calls().detect({ place })
    expect(detection).toMatchObject({
      dialect: 'awin-csv',
      isRecognized: true,
      mapping: { name: ['product_name'] },
    })
    expect(detection.columns).toContain('aw_deep_link')
    const previewed = await calls().preview({ place })
    expect(previewed.products).toHaveLength(40)
    expect(previewed.values.currency).toEqual(['SEK'])
    expect(previewed.values.name).toHaveLength(3)
    expect(previewed.values.price?.[0]).toMatch(/^\d+\.\d\d$/)
    expect(listed()).toHaveLength(0)
  })

  test('lists every category of the file with its products, including the last row’s', async () => {
    const place = await uploaded(categoryFeed(5_000, 3))
    const { categories, ...rest } = await calls().categories({ place })
    expect(rest).toEqual({ products: 15_001, unlisted: 0, broken: null })
    expect(categories).toHaveLength(5_001)
    expect(categories[0]).toEqual({ text: 'Avdelning 0 > Nappar', count: 3, suggestion: 'Feeding' })
    expect(categories.at(-1)).toEqual({ text: 'The very last', count: 1, suggestion: null })
  })

  test('lists at most 10,000 categories and counts products in others', async () => {
    const place = await uploaded(categoryFeed(12_000, 1))
    const { categories, unlisted, products } = await calls().categories({ place })
    expect(categories).toHaveLength(10_000)
    expect({ unlisted, products }).toEqual({ unlisted: 2_001, products: 12_001 })
  })

  test('lists the categories of the readable part and explains the rest', async () => {
    const whole = gzipSync(categoryFeed(5_000, 1))
    const place = await uploaded(whole.subarray(0, whole.length - 2_000))
    const { categories, broken } = await calls().categories({ place })
    expect(categories.length).toBeGreaterThan(100)
    expect(broken).toMatch(/ends too early/)
  })

  test('suggests columns for a file of unknown dialect, which can then be imported', async () => {
    const csv = 'Artikelnummer;Produktnamn;Deeplink;Pris\n1;Skallra;https://shop.example/1;99\n'
    const sent = await shop.app.request('/api/admin/feeds/uploads', {
      method: 'POST',
      headers: admin.headers,
      body: csv,
    })
    expect(sent.status).toBe(201)
    const { upload } = await sent.json()
    const place = { kind: 'upload' as const, location: upload }
    const { dialect, isRecognized, mapping } = await calls().detect({ place })
    expect({ dialect, isRecognized }).toEqual({ dialect: 'generic-csv', isRecognized: false })
    const { id } = await calls().create({ name: 'a', place, dialect, options: { mapping } })
    expect(await run(id)).toMatchObject({ status: 'done', added: 1 })
    expect(listed()).toMatchObject([{ name: 'Skallra', priceMinor: 9_900 }])
  })

  test('sends a saved feed’s credentials to its own server only', async () => {
    const sent: (string | undefined)[] = []
    const answering = () =>
      startRemoteServer((request, response) => {
        sent.push(request.headers.authorization)
        response.end(readFileSync(join(fixtures, 'google-xml.xml')))
      })
    const own = await answering()
    const other = await answering()
    const place = { kind: 'address' as const, location: `${own.url}/feed.xml` }
    const stored = { name: 'a', place, credentials: { user: 'u', password: 'p' } }
    const { id } = await calls().create(stored)
    const detection = await calls().detect({ id, place: { ...place, location: `${own.url}/other.xml` } })
    expect(JSON.stringify(detection)).not.toMatch(/dTpw|password/)
    await calls().detect({ id, place, credentials: null })
    await calls().detect({ place })
    await calls().detect({ id, place: { ...place, location: other.url } })
    expect(sent).toEqual(['Basic dTpw', undefined, undefined, undefined])
    await expect(calls().detect({ id: 99, place })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('reports a login page', async () => {
    const remote = await startRemoteServer((_, response) => response.end('<!doctype html><title>Log in'))
    const place = { kind: 'address' as const, location: remote.url }
    await expect(calls().detect({ place })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('login page'),
    })
  })
})

test('a dry run reports the result of a run with each rejection', async () => {
  const place = { kind: 'path' as const, location: join(fixtures, 'woocommerce-external.csv') }
  const { id } = await calls().create({ name: 'a', place })
  for (const input of [{ id }, { place }]) {
    const events = await collect(calls().dryRun(input))
    const last = events.at(-1)
    expect(last).toMatchObject({ kind: 'report', report: { added: 47, rejectedCount: 3, status: 'done' } })
    expect(last?.report.rejected[0]).toMatchObject({ line: expect.any(Number), field: 'published' })
  }
  expect(listed()).toHaveLength(0)
  expect(await calls().runs({ id })).toEqual([])
})

test('rejections can be viewed and downloaded', async () => {
  const place = { kind: 'path' as const, location: join(fixtures, 'woocommerce-external.csv') }
  const { id } = await calls().create({ name: 'a', place })
  const ended = await run(id)
  expect(await calls().rejections({ runId: ended?.id ?? 0 })).toHaveLength(3)
  const address = `/api/admin/feeds/runs/${ended?.id}/rejections.csv`
  const answer = await shop.app.request(address, { headers: admin.headers })
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines[0]).toBe('line,id,field,reason')
  expect(lines).toHaveLength(4)
  expect((await shop.app.request(address)).status).toBe(401)
})

test('a file of any size is accepted from administrators only', async () => {
  const large = { method: 'POST', body: 'x'.repeat(400_000) }
  const sentBy = async (headers: Record<string, string>) =>
    (await shop.app.request('/api/admin/feeds/uploads', { ...large, headers })).status
  expect(await sentBy(admin.headers)).toBe(201)
  expect(await sentBy({})).toBe(401)
  expect(await sentBy((await shop.signInAs('user')).headers)).toBe(403)
  expect(await sentBy({ ...admin.headers, origin: 'https://evil.example' })).toBe(403)
  const tooLarge = { ...admin.headers, 'content-length': String(600 * 1024 ** 2) }
  expect(await sentBy(tooLarge)).toBe(413)
})

test('Sync Products imports every enabled feed and reports each result', async () => {
  await calls().create({ name: 'good', place: path })
  await calls().create({ name: 'missing', place: { kind: 'path', location: 'nowhere.csv' } })
  await calls().create({ name: 'off', place: path, enabled: false })
  expect(await calls().syncAll()).toMatchObject([
    { feed: 'good', status: 'done' },
    { feed: 'missing', status: 'failed', message: expect.stringMatching(/Nothing was changed/) },
  ])
  expect(await admin.caller.admin.catalog.sync()).toMatchObject({
    outcome: 'partial',
    feeds: [{ feed: 'good' }, { feed: 'missing' }],
  })
})

test('Sync Products fails if every feed failed', async () => {
  await calls().create({ name: 'missing', place: { kind: 'path', location: 'nowhere.csv' } })
  expect(await admin.caller.admin.catalog.sync()).toMatchObject({
    outcome: 'failed',
    feeds: [{ feed: 'missing', status: 'failed' }],
  })
})

test('failed, interrupted, and withheld feeds need attention until a run succeeds', async () => {
  const add = async (name: string, statuses: (typeof feedRuns.$inferInsert.status)[], enabled = true) => {
    const { id } = await calls().create({ name, place: path, enabled })
    const started = (index: number) => new Date(Date.now() - (statuses.length - index) * 60_000)
    shop.db
      .insert(feedRuns)
      .values(
        statuses.map((status, index) => ({ feedId: id, status, startedAt: started(index), message: name })),
      )
      .run()
    return id
  }
  await add('well', ['failed', 'done'])
  await add('failed', ['done', 'failed'])
  await add('withheld', ['partial', 'running'])
  await add('interrupted', ['interrupted'])
  await add('paused', ['failed'], false)
  const needing = await calls().needingAttention()
  expect(needing.map(({ name, status, message }) => [name, status, message])).toEqual([
    ['interrupted', 'interrupted', 'interrupted'],
    ['withheld', 'partial', 'withheld'],
    ['failed', 'failed', 'failed'],
  ])
})

test('an interrupted import is repeated at the next startup', async () => {
  const { id } = await calls().create({ name: 'a', place: path })
  shop.db.insert(feedRuns).values({ feedId: id, status: 'running' }).run()
  const stop = startFeedImports(shop.deps)
  await eventually(async () => {
    expect((await calls().runs({ id })).map(({ status }) => status)).toEqual(['done', 'interrupted'])
  })
  stop()
  expect(listed()).toHaveLength(40)
  expect(shop.db.select().from(feeds).where(eq(feeds.id, id)).get()?.checkedAt).toBeInstanceOf(Date)
})

test('runs are listed by page, latest first', async () => {
  const { id } = await calls().create({ name: 'a', place: path })
  const values = Array.from({ length: 45 }, () => ({ feedId: id, status: 'done' as const }))
  shop.db.insert(feedRuns).values(values).run()
  const seen: number[] = []
  for (const length of [20, 20, 5, 0]) {
    const page = await calls().runs({ id, before: seen.at(-1) })
    expect(page).toHaveLength(length)
    seen.push(...page.map((run) => run.id))
  }
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
})

test('XML with a misplaced DOCTYPE is refused in a sentence', async () => {
  const body =
    '<rss xmlns:g="http://base.google.com/ns/1.0">\n<!DOCTYPE x [<!ENTITY a "b">]>\n<channel/></rss>'
  const remote = await startRemoteServer((_, response) => response.end(body))
  const place = { kind: 'address' as const, location: remote.url }
  await expect(calls().detect({ place })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'The file is XML with a DOCTYPE, which isn’t accepted.',
  })
})
