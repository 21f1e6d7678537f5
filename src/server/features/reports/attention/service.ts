import type { Deps } from '#server/context.ts'
import { isEnvironmentPasswordUsed } from '#server/features/accounts/users/service.ts'
import { stateOfBackups } from '#server/features/backups/service.ts'
import { countUnreadAccounts } from '#server/features/earnings/accounts/service.ts'
import { feedsNeedingAttention, overdueFeeds } from '#server/features/feeds/service.ts'
import { subscriberOverview } from '#server/features/newsletter/subscribers/service.ts'
import { countBrokenLinks } from '#server/features/products/links/service.ts'
import { countHeldPrices } from '#server/features/products/prices/service.ts'
import { ageingArticles } from '#server/features/reports/attention/ageing-articles.ts'
import { productGaps } from '#server/features/reports/attention/product-gaps.ts'
import { isOldRate } from '#shared/prices/exchange-rates.ts'
import { ratesTo } from '#shared/prices/written-rates.ts'
import { ATTENTION_KINDS, type Attention, type AttentionKind } from '#shared/site/attention.ts'
import { utcDay } from '#shared/time/days.ts'

export { ageingArticles } from '#server/features/reports/attention/ageing-articles.ts'
export { productGaps } from '#server/features/reports/attention/product-gaps.ts'

type Counts = Partial<Record<AttentionKind, number>>

export async function listAttention(deps: Pick<Deps, 'db' | 'env' | 'mailer'>): Promise<Attention[]> {
  const { problems } = await stateOfBackups(deps)
  const today = utcDay(new Date())
  const rates = ratesTo(deps.env.CURRENCY, deps.env.EXCHANGE_RATES)
  const counts: Counts = {
    'feeds-failing': feedsNeedingAttention(deps.db).length,
    'feeds-overdue': overdueFeeds(deps.db).length,
    'networks-unread': countUnreadAccounts(deps.db),
    'backup-old': Number(problems.some(({ kind }) => kind === 'backup-old')),
    'environment-password': Number(await isEnvironmentPasswordUsed(deps)),
    'rates-old': rates.filter((rate) => isOldRate(rate, today)).length,
    'prices-held': countHeldPrices(deps.db),
    'links-broken': countBrokenLinks(deps.db),
    'articles-ageing': ageingArticles(deps).length,
    ...newsletterCounts(deps),
    ...(await productGaps(deps.db)),
  }
  return ATTENTION_KINDS.map((kind) => ({ kind, count: counts[kind] ?? 0 })).filter((item) => item.count > 0)
}

/** Without email, nobody can be asked to confirm; once it works, earlier subscribers must be asked. */
function newsletterCounts(deps: Pick<Deps, 'db' | 'mailer'>): Counts {
  const { canSendMail, unrequestedCount } = subscriberOverview(deps)
  return canSendMail ? { 'subscribers-waiting': unrequestedCount } : { 'mail-missing': 1 }
}
