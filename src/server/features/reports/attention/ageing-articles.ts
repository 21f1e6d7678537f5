import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { linkedAddresses } from '#server/content/linked-addresses.ts'
import { renderArticle } from '#server/content/render-article.ts'
import type { Deps } from '#server/context.ts'
import { affiliateTargets } from '#server/db/affiliate-targets.ts'
import type { Database } from '#server/db/client.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { articles } from '#server/db/schema/articles.ts'
import { observedPrices, products } from '#server/db/schema/catalog.ts'
import { linkChecks } from '#server/db/schema/link-checks.ts'
import { linkNameOf } from '#shared/affiliate/link-name.ts'
import { AGEING_KINDS, type AgeingKind, type AgeingReason } from '#shared/articles/ageing.ts'
import { MAX_ARTICLES } from '#shared/limits.ts'
import { productIdFromAddress } from '#shared/products/product-address.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const OLD_MS = 365 * DAY_MS
const CHANGED_BY = 3
const MAX_BROKEN = 2_000
/** Only texts with these are parsed. */
const PRODUCTS = /::|:price/

const priceAt = preparedQuery((db) =>
  db
    .select({ priceMinor: observedPrices.priceMinor, currency: observedPrices.currency })
    .from(observedPrices)
    .where(
      and(
        eq(observedPrices.productId, sql.placeholder('id')),
        lte(observedPrices.fromAt, valueFor(observedPrices.fromAt, 'at')),
        eq(observedPrices.isWithdrawn, false),
      ),
    )
    .orderBy(sql`${observedPrices.fromAt} desc`)
    .limit(1),
)

export function ageingArticles({ db, env }: Pick<Deps, 'db' | 'env'>, now = Date.now()) {
  const read = publishedArticles(db, new Date(now)).map((article) => readArticle(article, env.PUBLIC_URL))
  const shop = {
    now,
    products: productsOf(db, new Set(read.flatMap(({ productIds }) => productIds))),
    broken: brokenPages(db),
    named: affiliateTargets(db).named,
  }
  return read
    .map((article) => ({ id: article.id, title: article.title, reasons: reasonsFor(db, article, shop) }))
    .filter(({ reasons }) => reasons.length > 0)
}

function publishedArticles(db: Database, now: Date) {
  const { id, title, text, relatedProducts, updatedOn } = articles
  return db
    .select({ id, title, text, relatedProducts, updatedOn })
    .from(articles)
    .where(and(isNull(articles.deletedAt), lte(articles.publishedAt, now)))
    .orderBy(asc(articles.updatedOn), asc(articles.id))
    .limit(MAX_ARTICLES)
    .all()
}

function readArticle({ text, ...article }: ReturnType<typeof publishedArticles>[number], shopUrl: string) {
  const addresses = linkedAddresses(text)
  const linked = addresses.flatMap((address) => productIdIn(address.replace(shopUrl, '')) ?? [])
  const boxed = PRODUCTS.test(text) ? renderArticle(text).products.blocks.flatMap(({ items }) => items) : []
  const productIds = new Set([...article.relatedProducts, ...linked, ...boxed.map(({ id }) => id)])
  return { ...article, addresses, productIds: [...productIds] }
}

function productIdIn(path: string): number | undefined {
  const [, base, address = ''] = path.split(/[/?#]/, 3)
  return path.startsWith('/') && base === 'products' ? productIdFromAddress(address) : undefined
}

function productsOf(db: Database, ids: Set<number>) {
  const { id, name, delistedAt, priceMinor, currency } = products
  const json = JSON.stringify([...ids])
  const rows = db
    .select({ id, name, delistedAt, priceMinor, currency })
    .from(products)
    .where(sql`${id} in (select value from json_each(${json}))`)
    .all()
  return new Map(rows.map((row) => [row.id, row]))
}

function brokenPages(db: Database) {
  const rows = db
    .select({ id: linkChecks.productId, url: linkChecks.url })
    .from(linkChecks)
    .where(and(eq(linkChecks.state, 'broken'), isNull(linkChecks.dismissedAt)))
    .limit(MAX_BROKEN)
    .all()
  return { ids: new Set(rows.map(({ id }) => id)), urls: new Set(rows.map(({ url }) => url)) }
}

interface Shop {
  now: number
  products: ReturnType<typeof productsOf>
  broken: ReturnType<typeof brokenPages>
  named: ReadonlyMap<string, string>
}

function reasonsFor(db: Database, article: ReturnType<typeof readArticle>, shop: Shop): AgeingReason[] {
  const { productIds, addresses, updatedOn } = article
  const names = addresses.flatMap((address) => linkNameOf(address) ?? [])
  const listed = productIds.flatMap((id) => shop.products.get(id) ?? []).filter((one) => !one.delistedAt)
  const listedIds = new Set(listed.map(({ id }) => id))
  const until = Math.min(Date.parse(updatedOn) + DAY_MS, shop.now)
  const brokenUrls = addresses.filter((address) =>
    shop.broken.urls.has(shop.named.get(linkNameOf(address) ?? '') ?? address),
  )
  const reasons: Record<AgeingKind, string[]> = {
    unknown: names.filter((name) => !shop.named.has(name)),
    gone: productIds
      .filter((id) => !listedIds.has(id))
      .map((id) => shop.products.get(id)?.name ?? `product ${id}`),
    broken: [...listed.filter(({ id }) => shop.broken.ids.has(id)).map(({ name }) => name), ...brokenUrls],
    price: listed.filter((product) => isRepriced(db, product, until)).map(({ name }) => name),
    old: [],
  }
  const isOld = shop.now - Date.parse(updatedOn) > OLD_MS
  return AGEING_KINDS.map((kind) => ({ kind, names: [...new Set(reasons[kind])] })).filter(
    ({ kind, names }) => names.length > 0 || (kind === 'old' && isOld),
  )
}

type Listed = Pick<typeof products.$inferSelect, 'id' | 'priceMinor' | 'currency'>

/** Whether a price differs by a third from the one at that time. */
function isRepriced(db: Database, { id, priceMinor, currency }: Listed, at: number): boolean {
  const before = priceAt(db).get({ id, at: new Date(at) })
  if (priceMinor === null || before?.currency !== currency) return false
  return Math.abs(priceMinor - before.priceMinor) * CHANGED_BY >= before.priceMinor
}
