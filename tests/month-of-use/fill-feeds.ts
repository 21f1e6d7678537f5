import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { count, desc, eq, isNull } from 'drizzle-orm'
import { products } from '#server/db/schema/catalog.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { readingOptions } from '#server/features/feeds/importing/import-options.ts'
import { rollBackTo } from '#server/features/feeds/importing/roll-back.ts'
import { createFeed, importFeedFile, recoverFeedRuns } from '#server/features/feeds/service.ts'
import { saveUpload, uploadPath } from '#server/features/feeds/sources/feed-files.ts'
import { noteObservation } from '#server/features/feeds/storing/feed-observation.ts'
import { startRun } from '#server/features/feeds/storing/feed-runs.ts'
import type { FeedOptions } from '#shared/inputs/feeds.ts'
import { makeFeed } from '#tests/feed-generator/make-feeds.mjs'
import { daysAgo, type Month } from './month.ts'
import {
  LAST_FEED,
  PLANNED_FEEDS,
  type PlannedFeed,
  type Trouble,
  WRITTEN_FEEDS,
  type WrittenFeed,
} from './planned-feeds.ts'
import { writtenFeed } from './written-feed.ts'

/** All that the shop shows. */
const LISTED_PRODUCTS = 10_573

const DAYS = 30
/** Every so many days a feed's file is another one. */
const NEWS_EVERY_DAYS = 10
const CHANGES_A_FILE = { price: 0.2, stock: 0.05, text: 0.02 }
const COMINGS_AND_GOINGS = { new: 0.01, gone: 0.01 }
const RECORDS_A_SECOND = 4_000
const LOGIN_PAGE = '<!doctype html><html><body><form><input name="password"></form></body></html>'
const SAME_AS_LAST_TIME = 'The feed is the same as last time. Nothing was changed.'

interface Reading {
  month: Month
  feedId: number
  name: string
  path: string
  options: FeedOptions
  dialect?: string | undefined
}

/** Sixteen feeds, read day after day by the real import, with what goes wrong in a month. */
export async function fillFeeds(month: Month): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'month-of-feeds-'))
  try {
    for (const feed of WRITTEN_FEEDS) await addWrittenFeed(month, feed)
    for (const feed of PLANNED_FEEDS) await addFeed(month, folder, feed, COMINGS_AND_GOINGS)
    const rows = LISTED_PRODUCTS - listedProducts(month)
    await addFeed(month, folder, { ...LAST_FEED, made: { ...LAST_FEED.made, rows } }, {})
  } finally {
    await rm(folder, { recursive: true })
  }
}

function listedProducts({ db }: Month): number {
  return db.select({ listed: count() }).from(products).where(isNull(products.delistedAt)).get()?.listed ?? 0
}

async function addWrittenFeed(month: Month, { name, prefix, products: all, options }: WrittenFeed) {
  const file = writtenFeed(prefix, all)
  const reading = await register(month, { name, dialect: 'generic-csv', options, file })
  await read(reading, daysAgo(month, DAYS))
}

async function addFeed(month: Month, folder: string, feed: PlannedFeed, moreChanges: object) {
  const { name, options = {}, schedule, isOff, days = DAYS, trouble } = feed
  const gzip = feed.made.delimiter === 'pipe' ? '.gz' : ''
  const file = async (day: number, changes: object) => {
    const out = join(folder, `${day}${gzip}`)
    const date = daysAgo(month, days).toISOString().slice(0, 10)
    await makeFeed({ ...feed.made, seed: name, out, date, day, mutate: changes })
    return out
  }
  const changes = { ...CHANGES_A_FILE, ...moreChanges }
  const first = await readFile(await file(0, {}))
  const reading = await register(month, { name, options, schedule, isOff, file: first })
  for (let day = 0; day < days; day++) {
    const at = daysAgo(month, days - day)
    const isNews = day % NEWS_EVERY_DAYS === 0
    if (isNews && day > 0) await copyFile(await file(day / NEWS_EVERY_DAYS, changes), reading.path)
    if (isNews) await read(reading, at)
    else noteUnchanged(reading, at)
  }
  if (trouble) await TROUBLES[trouble](reading, daysAgo(month, 0.2))
}

interface NewFeed {
  name: string
  options: FeedOptions
  dialect?: string
  schedule?: string | undefined
  isOff?: boolean | undefined
  file: string | Buffer
}

async function register(month: Month, { file, isOff, ...feed }: NewFeed): Promise<Reading> {
  const { db, env } = month
  const { upload } = await saveUpload(env, Readable.from([Buffer.from(file)]))
  const place = { kind: 'upload' as const, location: upload }
  const { id } = await createFeed({ db, env }, { ...feed, place, enabled: !isOff })
  const { name, options, dialect } = feed
  return { month, feedId: id, name, path: await uploadPath(env, upload), options, dialect }
}

async function read(reading: Reading, at: Date, path = reading.path, signal?: AbortSignal) {
  const { month, name, options, dialect } = reading
  const report = await importFeedFile(
    month.db,
    { ...readingOptions(options), path, source: name, dialect, now: at },
    { signal },
  )
  moveEnd(reading, new Date(at.getTime() + 400 + (report.records / RECORDS_A_SECOND) * 1_000))
  return report
}

/** The import ends when it ends, which is today; the month wants its own day. */
function moveEnd({ month: { db }, feedId }: Reading, finishedAt: Date) {
  const run = lastRun(db, feedId)
  db.update(feedRuns).set({ finishedAt, heartbeatAt: finishedAt }).where(eq(feedRuns.id, run)).run()
  db.update(feeds)
    .set({ lastRunAt: finishedAt, checkedAt: finishedAt, createdAt: daysAgo({ now: finishedAt }, DAYS) })
    .where(eq(feeds.id, feedId))
    .run()
}

function lastRun(db: Month['db'], feedId: number): number {
  const ofFeed = eq(feedRuns.feedId, feedId)
  return db.select({ id: feedRuns.id }).from(feedRuns).where(ofFeed).orderBy(desc(feedRuns.id)).get()?.id ?? 0
}

function noteUnchanged({ month: { db }, feedId }: Reading, startedAt: Date) {
  const finishedAt = new Date(startedAt.getTime() + 300)
  const run = db
    .insert(feedRuns)
    .values({ feedId, status: 'done', startedAt, finishedAt, message: SAME_AS_LAST_TIME })
    .returning({ id: feedRuns.id })
    .get()
  noteObservation(db, run.id)
}

/** How each trouble comes about for real. */
const TROUBLES: Record<Trouble, (reading: Reading, at: Date) => Promise<unknown>> = {
  'arrived as a login page': (reading, at) => readText(reading, at, () => LOGIN_PAGE),
  'lost most of its products': (reading, at) => readText(reading, at, (text) => linesOf(text, 0.4)),
  'became unreadable': (reading, at) =>
    readText(reading, at, (text) => text.replaceAll(/https?:\/\//g, 'no-link:')),
  'was cut off': async (reading, at) => {
    const { db } = reading.month
    const { runId } = startRun(db, reading.feedId, at)
    db.update(feedRuns).set({ heartbeatAt: at, records: 214, added: 3 }).where(eq(feedRuns.id, runId)).run()
    recoverFeedRuns(db)
    moveEnd(reading, at)
  },
  'was canceled': (reading, at) => read(reading, at, reading.path, AbortSignal.abort()),
  'was rolled back': async (reading, at) => {
    await rollBackTo(reading.month.db, { runId: lastImport(reading) })
    const run = lastRun(reading.month.db, reading.feedId)
    reading.month.db.update(feedRuns).set({ startedAt: at }).where(eq(feedRuns.id, run)).run()
    moveEnd(reading, at)
  },
}

/** The last that changed something. */
function lastImport({ month: { db }, feedId }: Reading): number {
  const runs = db.select().from(feedRuns).where(eq(feedRuns.feedId, feedId)).orderBy(desc(feedRuns.id)).all()
  return runs.find(({ changed }) => changed > 0)?.id ?? 0
}

async function readText(reading: Reading, at: Date, change: (text: string) => string) {
  await writeFile(reading.path, change(await readFile(reading.path, 'utf8')))
  await read(reading, at)
}

function linesOf(text: string, share: number): string {
  const lines = text.split('\n')
  return `${lines.slice(0, Math.ceil(lines.length * share)).join('\n')}\n`
}
