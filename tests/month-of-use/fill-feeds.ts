import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { count, desc, eq, isNull } from 'drizzle-orm'
import { products } from '#server/db/schema/catalog.ts'
import { feedRuns } from '#server/db/schema/feeds.ts'
import {
  lastRun,
  moveEnd,
  type Reading,
  readDaily,
  readFeed,
  registerFeed,
} from '#server/demo/month/feed-days.ts'
import { daysAgo, type Month } from '#server/demo/month/month.ts'
import { rollBackTo } from '#server/features/feeds/importing/roll-back.ts'
import { recoverFeedRuns } from '#server/features/feeds/service.ts'
import { saveUpload, uploadPath } from '#server/features/feeds/sources/feed-files.ts'
import { startRun } from '#server/features/feeds/storing/feed-runs.ts'
import type { FeedOptions } from '#shared/inputs/feeds.ts'
import { makeFeed } from '#tests/feed-generator/make-feeds.mjs'
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
const CHANGES_A_FILE = { price: 0.2, stock: 0.05, text: 0.02 }
const COMINGS_AND_GOINGS = { new: 0.01, gone: 0.01 }
const LOGIN_PAGE = '<!doctype html><html><body><form><input name="password"></form></body></html>'

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
  await readFeed(reading, daysAgo(month, DAYS))
}

async function addFeed(month: Month, folder: string, feed: PlannedFeed, moreChanges: object) {
  const { name, options = {}, schedule, isOff, days, trouble } = feed
  const gzip = feed.made.delimiter === 'pipe' ? '.gz' : ''
  const file = async (day: number, changes: object) => {
    const out = join(folder, `${day}${gzip}`)
    const date = daysAgo(month, days ?? DAYS)
      .toISOString()
      .slice(0, 10)
    await makeFeed({ ...feed.made, seed: name, out, date, day, mutate: changes })
    return out
  }
  const changes = { ...CHANGES_A_FILE, ...moreChanges }
  const first = await readFile(await file(0, {}))
  const reading = await register(month, { name, options, schedule, isOff, file: first })
  await readDaily(reading, async (version) => copyFile(await file(version, changes), reading.path), days)
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
  const { upload } = await saveUpload(month.env, Readable.from([Buffer.from(file)]))
  const place = { kind: 'upload' as const, location: upload }
  const path = await uploadPath(month.env, upload)
  return registerFeed(month, { ...feed, place, enabled: !isOff }, path)
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
  'was canceled': (reading, at) => readFeed(reading, at, reading.path, AbortSignal.abort()),
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
  await readFeed(reading, at)
}

function linesOf(text: string, share: number): string {
  const lines = text.split('\n')
  return `${lines.slice(0, Math.ceil(lines.length * share)).join('\n')}\n`
}
