import { count, desc, eq } from 'drizzle-orm'
import { authSecret } from '#server/auth/auth-secret.ts'
import type { Environment } from '#server/config/env.ts'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { chosenKey, shopCategories, shortsByKey } from '#server/db/shop-categories.ts'
import { DIALECT_NAMES } from '#server/features/feeds/dialects/detect.ts'
import { asBadRequest } from '#server/features/feeds/feed-error.ts'
import { checkSettings } from '#server/features/feeds/importing/import-options.ts'
import { encryptCredentials } from '#server/features/feeds/sources/credentials.ts'
import { uploadPath } from '#server/features/feeds/sources/feed-files.ts'
import { pathInFolder } from '#server/features/feeds/sources/feeds-folder.ts'
import type { FeedRow } from '#server/features/feeds/sources/source-file.ts'
import { holdsWithSchedule } from '#server/features/feeds/storing/feed-observation.ts'
import { countClaims, countListed } from '#server/features/feeds/storing/feed-products.ts'
import { checkSchedule, nextRun } from '#server/operations/schedule.ts'
import { DomainError } from '#shared/errors.ts'
import { SKIP } from '#shared/feeds/category-rules.ts'
import type { FeedInput, FeedOptions } from '#shared/inputs/feeds.ts'
import { findCategory } from '#shared/products/categories.ts'
import { isOverdue } from '#shared/search-params/feeds.ts'

const MAX_FEEDS = 200
/** Frequent enough for any network, and rare enough for its server. */
const LEAST_MINUTES_BETWEEN_RUNS = 10

type StoreDeps = { db: Database; env: Environment }

function presentFeed(db: Database, feed: FeedRow) {
  const { credentials, etag: _etag, lastModified: _modified, fileHash: _hash, ...visible } = feed
  const categories = shopCategories(db)
  const shorts = shortsByKey(db)
  const lastRun = db
    .select()
    .from(feedRuns)
    .where(eq(feedRuns.feedId, feed.id))
    .orderBy(desc(feedRuns.id))
    .limit(1)
    .get()
  return {
    ...visible,
    settings: withRulesNamed(
      visible.settings,
      (key) => shorts.get(key) ?? findCategory(categories, key)?.short,
    ),
    hasCredentials: credentials !== null,
    products: countListed(db, feed.name),
    claims: countClaims(db, feed.name),
    nextRunAt: feed.enabled && feed.schedule ? nextRun(feed.schedule) : null,
    lastRun: lastRun ?? null,
    isOverdue: isOverdue(feed),
  }
}

export function listFeeds(db: Database) {
  return db
    .select()
    .from(feeds)
    .orderBy(feeds.name)
    .limit(MAX_FEEDS)
    .all()
    .map((feed) => presentFeed(db, feed))
}

export function getFeed(db: Database, id: number): FeedRow {
  const feed = db.select().from(feeds).where(eq(feeds.id, id)).get()
  if (!feed) throw new DomainError('NOT_FOUND', 'We couldn’t find that feed')
  return feed
}

export async function createFeed(deps: StoreDeps, input: FeedInput) {
  const { db } = deps
  const values = await checkedValues(deps, input)
  const total = db.select({ total: count() }).from(feeds).get()?.total ?? 0
  if (total >= MAX_FEEDS) throw new DomainError('CONFLICT', `There are already ${MAX_FEEDS} feeds`)
  if (db.select().from(feeds).where(eq(feeds.name, input.name)).get())
    throw new DomainError('CONFLICT', `There is already a feed called "${input.name}"`)
  raiseCatalogVersion(db)
  return presentFeed(db, db.insert(feeds).values(values).returning().get())
}

/** The name identifies its products, so it never changes. */
export async function updateFeed(deps: StoreDeps, id: number, input: FeedInput) {
  const before = getFeed(deps.db, id)
  if (before.name !== input.name) throw new DomainError('BAD_REQUEST', 'A feed can’t be renamed')
  const values = await checkedValues(deps, input)
  const observedUntil = holdsWithSchedule(getFeed(deps.db, id), values.schedule, new Date())
  raiseCatalogVersion(deps.db)
  const changed = deps.db
    .update(feeds)
    .set({ ...values, observedUntil })
    .where(eq(feeds.id, id))
    .returning()
    .get()
  return presentFeed(deps.db, changed)
}

/** Its products stay; roll back or clear them first to remove them. */
export function removeFeed(db: Database, id: number): { success: true } {
  getFeed(db, id)
  const running = db.select().from(feedRuns).where(eq(feedRuns.feedId, id)).all()
  if (running.some(({ status }) => status === 'running')) {
    throw new DomainError('CONFLICT', 'This feed is being imported right now')
  }
  db.delete(feeds).where(eq(feeds.id, id)).run()
  return { success: true }
}

async function checkedValues({ db, env }: StoreDeps, input: FeedInput) {
  const { name, place, credentials, dialect, options, schedule, enabled } = input
  checkSettings({ source: name, currency: options.currency })
  if (dialect && !DIALECT_NAMES.includes(dialect)) {
    throw new DomainError('BAD_REQUEST', `"${dialect}" isn’t a known feed format`)
  }
  if (schedule) checkSchedule(schedule, 'A feed can run', LEAST_MINUTES_BETWEEN_RUNS)
  if (place.kind === 'upload') await uploadPath(env, place.location)
  // The file itself may be added later.
  if (place.kind === 'path') await asBadRequest(async () => pathInFolder(env, place.location))
  return {
    name,
    locationKind: place.kind,
    location: place.location,
    dialectChosen: dialect ?? null,
    settings: withRulesNamed(options, (category) => chosenKey(db, category, 'options.categoryRules')),
    schedule: schedule || null,
    enabled,
    // Undefined leaves them.
    credentials: credentials && encryptCredentials(credentials, authSecret(env)),
  }
}

/** Rules are stored with the products' category key, and shown with the shop's current name. */
function withRulesNamed(
  settings: FeedOptions,
  nameOf: (category: string) => string | null | undefined,
): FeedOptions {
  const { categoryRules } = settings
  if (!categoryRules) return settings
  const named = categoryRules.flatMap((rule) => {
    const category = rule.category === SKIP ? SKIP : nameOf(rule.category)
    return category ? [{ ...rule, category }] : []
  })
  return { ...settings, categoryRules: named }
}
