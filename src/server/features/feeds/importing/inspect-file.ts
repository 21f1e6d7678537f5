import { detectDialect, genericDialect } from '#server/features/feeds/dialects/detect.ts'
import type { ColumnMap, Dialect, FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { asBadRequest, FeedError } from '#server/features/feeds/feed-error.ts'
import type { FeedRecord, Rejection } from '#server/features/feeds/feed-record.ts'
import type { FeedFileImport } from '#server/features/feeds/importing/import-options.ts'
import { type CategoryNames, type FeedProduct, mapRecord } from '#server/features/feeds/mapping/map-record.ts'
import { suggestColumns } from '#server/features/feeds/mapping/suggest-columns.ts'
import { openFeed, readHeads } from '#server/features/feeds/open-feed.ts'
import { claimsIn } from '#shared/environmental-claims/claims-in-text.ts'
import { withoutClaims } from '#shared/environmental-claims/hidden-claims.ts'
import { FEED_FIELDS, PREVIEW_PRODUCTS } from '#shared/inputs/feeds.ts'

const LOOKED_AT_RECORDS = 2_000
const MAX_SAMPLE_REJECTIONS = 50
const SAMPLE_VALUES = 3
const SAMPLE_VALUE_LENGTH = 80
const MAX_CLAIMS = 8
/** A log-in page is XML too, but no feed. */
const WEB_PAGE = /^\s*(?:<!doctype|<html)/i

export async function detectFile(path: string, chosen?: string) {
  const detected = await asBadRequest(() => findFeedIn(path, chosen))
  const columns = await asBadRequest(async () => detected.dialect.columnsOf(detected.head))
  const mapping: ColumnMap = detected.isRecognized ? detected.dialect.columns : suggestColumns(columns)
  return { dialect: detected.dialect.name, isRecognized: detected.isRecognized, columns, mapping }
}

interface DetectedFeed {
  head: string
  dialect: Dialect
  isRecognized: boolean
}

/** Picks an archive's file as the import does: the first of a known dialect, or else the first readable. */
async function findFeedIn(path: string, chosen: string | undefined): Promise<DetectedFeed> {
  let generic: DetectedFeed | undefined
  let refusal = new FeedError('The file is empty')
  for await (const head of readHeads(path)) {
    try {
      const dialect = detectDialect(head, chosen)
      return { head, dialect, isRecognized: !dialect.name.startsWith('generic-') }
    } catch (error) {
      if (!(error instanceof FeedError)) throw error
      refusal = error
      const dialect = chosen === undefined && !WEB_PAGE.test(head) ? genericDialect(head) : undefined
      if (dialect) generic ??= { head, dialect, isRecognized: false }
    }
  }
  if (generic) return generic
  throw refusal
}

export async function previewFile(options: FeedFileImport, categoryNames?: CategoryNames) {
  const feed = await asBadRequest(() => openFeed(options.path, options))
  const settings = { ...options, now: options.now ?? new Date() }
  const products: FeedProduct[] = []
  const rejected: Rejection[] = []
  const values: ColumnMap = {}
  const claiming: string[][] = []
  let records = 0
  for await (const event of feed.events) {
    if (event.kind === 'record') noteValues(values, event.record)
    const outcome = outcomeOf(event)
    if (outcome && 'name' in outcome && products.length < PREVIEW_PRODUCTS) products.push(outcome)
    if (outcome && 'reason' in outcome && rejected.length < MAX_SAMPLE_REJECTIONS) rejected.push(outcome)
    records += 1
    if (records >= LOOKED_AT_RECORDS) break
  }
  return { dialect: feed.dialect, products, rejected, records, values, claims: countClaims(claiming) }

  function outcomeOf(event: FeedEvent): FeedProduct | Rejection | undefined {
    if (event.kind === 'broken') return undefined
    if (event.kind === 'rejected') return event.rejection
    const mapped = mapRecord(event.record, { ...settings, hideClaims: false }, categoryNames)
    if (!mapped.ok) return mapped.rejection
    const ownClaims = claimsIn(mapped.product)
    if (ownClaims.length === 0) return mapped.product
    claiming.push(ownClaims)
    return settings.hideClaims ? withoutClaims(mapped.product) : mapped.product
  }
}

function countClaims(claiming: string[][]) {
  const counts = new Map<string, number>()
  for (const phrase of claiming.flat()) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  const phrases = [...counts].sort(([, one], [, other]) => other - one).slice(0, MAX_CLAIMS)
  return { products: claiming.length, phrases: phrases.map(([phrase, count]) => ({ phrase, count })) }
}

function noteValues(values: ColumnMap, record: FeedRecord) {
  for (const field of FEED_FIELDS) {
    const value = record[field]?.trim().slice(0, SAMPLE_VALUE_LENGTH).toWellFormed()
    const samples = values[field] ?? []
    if (!value || samples.length >= SAMPLE_VALUES || samples.includes(value)) continue
    values[field] = [...samples, value]
  }
}
