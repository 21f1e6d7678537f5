import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deserialize, serialize } from 'superjson'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '#server/db/client.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

const ROWS = 4_000
const TIME_LIMIT_MS = 60_000
let folder: string
let shop: ReturnType<typeof createTestApp>
let admin: Awaited<ReturnType<typeof shop.signInAs>>

beforeEach(async () => {
  folder = folderOfTest()
  shop = createTestApp({ seeded: false, database: join(folder, 'shop.db'), env: { FEEDS_FOLDER: folder } })
  admin = await shop.signInAs('admin')
})

afterEach(() => shop.db.$client.close())

async function createFeed() {
  const location = join(folder, 'feed.csv')
  const rows = Array.from({ length: ROWS }, (_, id) => `${id},Rattle ${id},https://shop.example/${id},9`)
  writeFileSync(location, ['aw_product_id,product_name,aw_deep_link,search_price', ...rows].join('\n'))
  return admin.caller.admin.feeds.create({ name: 'a', place: { kind: 'path', location } })
}

interface StreamEvent {
  event: string
  data: unknown
}

const subscribe = (procedure: string, input: object, headers: Record<string, string> = admin.headers) =>
  shop.app.request(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(serialize(input)))}`, {
    headers: { ...headers, accept: 'text/event-stream' },
  })

/** The events of a stream, until the server closes it. */
async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) yield parseEvent(block)
  }
}

function parseEvent(block: string): StreamEvent {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
  const event = field('event') ?? 'message'
  const data = field('data')
  return { event, data: event === 'message' && data ? deserialize(JSON.parse(data)) : undefined }
}

async function watch(procedure: string, input: object, onEvent?: (data: unknown) => unknown) {
  const events: StreamEvent[] = []
  for await (const event of eventsOf(await subscribe(procedure, input))) {
    events.push(event)
    if (event.event === 'message') await onEvent?.(event.data)
  }
  const seen = events.filter(({ event }) => event === 'message').map(({ data }) => data)
  return { seen, last: seen.at(-1), ending: events.at(-1)?.event }
}

test('a run streams its progress and closes the stream at its end', {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const { id } = await createFeed()
  const { runId } = await admin.caller.admin.feeds.run({ id })
  const { seen, last, ending } = await watch('admin.feeds.progress', { runId })
  expect(seen[0]).toMatchObject({ id: runId, kind: 'import', status: 'running' })
  expect(last).toMatchObject({ status: 'done', added: ROWS, share: 1, finishedAt: expect.any(Date) })
  expect(ending).toBe('return')
})

test('a canceled run reports it in its stream and stops', { timeout: TIME_LIMIT_MS }, async () => {
  const { id } = await createFeed()
  const { runId } = await admin.caller.admin.feeds.run({ id })
  let isCancelRequested = false
  const { last, ending } = await watch('admin.feeds.progress', { runId }, async () => {
    if (isCancelRequested) return
    isCancelRequested = true
    await admin.caller.admin.feeds.cancel({ runId })
  })
  expect(last).toMatchObject({ status: 'canceled', delisted: 0 })
  expect(ending).toBe('return')
})

test('a rollback runs in the background, streams progress, and cannot be canceled', {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const { id } = await createFeed()
  const { runId } = await admin.caller.admin.feeds.run({ id })
  await watch('admin.feeds.progress', { runId })
  const rollback = await admin.caller.admin.feeds.rollback({ runId })
  await expect(admin.caller.admin.feeds.cancel(rollback)).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(admin.caller.admin.feeds.rollback({ runId })).rejects.toMatchObject({ code: 'CONFLICT' })
  const { seen, last, ending } = await watch('admin.feeds.progress', rollback)
  expect(seen[0]).toMatchObject({ kind: 'rollback', status: 'running' })
  expect(last).toMatchObject({
    status: 'done',
    changed: ROWS,
    message: `${ROWS} products reverted, 1 run undone.`,
  })
  expect(ending).toBe('return')
  expect((await shop.caller.products.list({})).total).toBe(0)
})

test('a run that outlives the database connection throws nothing unhandled', {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const { id } = await createFeed()
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const other = connect(join(folder, 'shop.db'))
  const { runId } = await admin.caller.admin.feeds.run({ id })
  const brought = other.$client.prepare('select count(*) from products').pluck()
  const stateOf = other.$client.prepare('select status from feed_runs where id = ?').pluck()
  await vi.waitFor(() => expect(brought.get()).toBeGreaterThan(0), { interval: 5, timeout: 20_000 })
  shop.db.$client.close()
  await vi.waitFor(() => expect(stateOf.get(runId)).toBe('done'), { timeout: 20_000 })
  await setTimeout(200)
  process.off('unhandledRejection', unhandled)
  other.$client.close()
  expect(unhandled).not.toHaveBeenCalled()
})

test('a dry run’s stream ends with the full report', { timeout: TIME_LIMIT_MS }, async () => {
  const { id } = await createFeed()
  const { seen, last, ending } = await watch('admin.feeds.dryRun', { id })
  expect(seen.length).toBeGreaterThan(1)
  expect(last).toMatchObject({ kind: 'report', report: { added: ROWS, status: 'done' } })
  expect(ending).toBe('return')
})
