import { asc, isNull } from 'drizzle-orm'
import { articles } from '#server/db/schema/articles.ts'
import { products } from '#server/db/schema/catalog.ts'
import { networkAccounts } from '#server/db/schema/earnings.ts'
import { at, daysAgo, type Month } from '#server/demo/month/month.ts'
import { storeTransactions } from '#server/features/earnings/storing/service.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import type { ReportedTransaction } from '#shared/earnings/transaction.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const LONGEST_REASON =
  'Returned by the customer after the period of withdrawal, without a further explanation'

/** Four months of sales in all states and two currencies, from articles, cards, and product pages, and some from none. */
export async function fillEarnings(month: Month, sales: number): Promise<void> {
  const { db } = month
  const listed = db
    .select({ id: products.id, advertiserName: products.advertiserName })
    .from(products)
    .where(isNull(products.delistedAt))
    .orderBy(asc(products.id))
    .limit(200)
    .all()
  const written = db.select({ id: articles.id }).from(articles).orderBy(asc(articles.id)).limit(8).all()
  const account = db.insert(networkAccounts).values({ network: 'awin', account: 'Files' }).returning().get()
  const report = Array.from({ length: sales }, (_, index) => saleOf(month, index, { listed, written }))
  const earlier = report.map((sale) => ({
    ...sale,
    state: 'pending' as const,
    validatedAt: null,
    paidAt: null,
  }))
  const store = (transactions: ReportedTransaction[], now: Date) =>
    storeTransactions(db, { accountId: account.id, transactions, now })
  await store(earlier.slice(0, sales / 2), daysAgo(month, 20))
  await store(report, daysAgo(month, 1))
}

interface Origins {
  listed: { id: number; advertiserName: string | null }[]
  written: { id: number }[]
}

function saleOf(month: Month, index: number, { listed, written }: Origins): ReportedTransaction {
  const { chance } = month
  const age = Math.floor(chance.next() * 130)
  const orderedAt = daysAgo(month, age)
  const product = at(listed, Math.floor(chance.next() ** 2 * listed.length))
  const article = at(written, index % Math.max(1, written.length))
  const references = [
    subId({ place: 'article', page: article.id, product: product.id }),
    subId({ place: 'product', product: product.id }),
    subId({ place: 'card', product: product.id }),
    index % 40 === 0 ? 'another-shop' : '',
  ]
  const state = age < 20 ? 'pending' : chance.pick(['approved', 'approved', 'paid', 'declined'] as const)
  const order = 9_900 + chance.below(150_000)
  return {
    externalId: `T-${index}`,
    correctsId: null,
    program: index % 31 === 0 ? 'A program of an unknown retailer' : (product.advertiserName ?? ''),
    reference: at(references, index % 4),
    state,
    networkState: state,
    orderMinor: order,
    commissionMinor: Math.round(order * 0.06),
    currency: index % 9 === 0 ? 'EUR' : 'SEK',
    clickedAt: new Date(orderedAt.getTime() - chance.below(5) * DAY_MS),
    orderedAt,
    changedAt: null,
    validatedAt: state === 'pending' ? null : new Date(orderedAt.getTime() + 15 * DAY_MS),
    paidAt: null,
    isBonus: index % 97 === 0,
    reason: state === 'declined' ? LONGEST_REASON : '',
  }
}
