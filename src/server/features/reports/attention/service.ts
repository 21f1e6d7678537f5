import { isNull, sql } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { products } from '#server/db/schema/catalogue.ts'
import { stateOfBackups } from '#server/features/backups/service.ts'
import { feedsNeedingAttention, overdueFeeds } from '#server/features/feeds/service.ts'
import { subscriberOverview } from '#server/features/newsletter/subscribers/service.ts'
import { ATTENTION_KINDS, type Attention, type AttentionKind } from '#shared/attention.ts'

type Counts = Partial<Record<AttentionKind, number>>

/** What needs attention now, the most urgent first; a new reason joins by a line here. */
export async function listAttention(deps: Pick<Deps, 'db' | 'env' | 'mailer'>): Promise<Attention[]> {
  const counts: Counts = {
    'feeds-failing': feedsNeedingAttention(deps.db).length,
    'feeds-overdue': overdueFeeds(deps.db).length,
    'backup-old': (await isBackupOld(deps)) ? 1 : 0,
    ...newsletterCounts(deps),
    ...productCounts(deps.db),
  }
  return ATTENTION_KINDS.map((kind) => ({ kind, count: counts[kind] ?? 0 })).filter((item) => item.count > 0)
}

async function isBackupOld(deps: Pick<Deps, 'env'>): Promise<boolean> {
  const { problems } = await stateOfBackups(deps)
  return problems.some(({ kind }) => kind === 'backup-old')
}

/** Without mail nobody can be asked; with it, those who signed up before have to be. */
function newsletterCounts(deps: Pick<Deps, 'db' | 'mailer'>): Counts {
  const { canSendMail, neverAsked } = subscriberOverview(deps)
  return canSendMail ? { 'subscribers-waiting': neverAsked } : { 'mail-missing': 1 }
}

/** One walk over the index that the product table filters by. */
function productCounts(db: Database): Counts {
  const sumOf = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${condition}), 0)`
  const counts = db
    .select({
      'products-without-price': sumOf(sql`${products.priceMinor} is null`),
      'products-without-picture': sumOf(sql`(image_url is null)`),
      'products-without-text': sumOf(sql`(description = '')`),
      'products-without-category': sumOf(sql`${products.category} is null`),
      'products-out-of-stock': sumOf(sql`not ${products.inStock}`),
    })
    .from(sql`${products} indexed by products_changed`)
    .where(isNull(products.delistedAt))
    .get()
  return counts ?? {}
}
