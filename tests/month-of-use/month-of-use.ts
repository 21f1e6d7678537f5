import { existsSync } from 'node:fs'
import { addFirstAdministrator } from '#server/auth/first-administrator.ts'
import { readEnvironment } from '#server/config/env.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { chanceOf } from '#server/demo/month/chance.ts'
import { fillClicks } from '#server/demo/month/clicks.ts'
import { fillEarnings } from '#server/demo/month/earnings.ts'
import type { Month, Somebody } from '#server/demo/month/month.ts'
import { fillAccounts } from './fill-accounts.ts'
import { fillArticles } from './fill-articles.ts'
import { fillAudit } from './fill-audit.ts'
import { fillBackups } from './fill-backups.ts'
import { fillCategories } from './fill-categories.ts'
import { fillFavorites } from './fill-favorites.ts'
import { fillFeeds } from './fill-feeds.ts'
import { fillHeldPrices } from './fill-held-prices.ts'
import { fillLinkChecks } from './fill-link-checks.ts'
import { fillMoney } from './fill-money.ts'
import { fillNewsletter } from './fill-newsletter.ts'
import { fillPriceAlerts } from './fill-price-alerts.ts'
import { fillSearchesAndNames } from './fill-searches.ts'
import { fillSecurity } from './fill-security.ts'
import { fillShopFront } from './fill-shop-front.ts'
import { fillWebhooks } from './fill-webhooks.ts'

const SEED = 573
const IS_SEEDED = 1
const CLICK_ROWS_A_DAY = 140
const SALES = 600

interface Options {
  administrator: { email: string; password: string }
  now?: Date
  /** Told what is done and how long it took. */
  onStep?: (step: string, milliseconds: number) => void
}

/**
 * Fills a database that does not exist yet with a month of use; what belongs to a database lies beside it, as the
 * server has it. Every time the same but for hashes and the administrator's id.
 */
export async function fillMonthOfUse(path: string, options: Options): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} exists already`)
  const { administrator, now = new Date(), onStep = () => undefined } = options
  const env = readEnvironment({ DATABASE_PATH: path })
  const db = openDatabase(path)
  db.$client.pragma('synchronous = off')
  db.$client.pragma(`user_version = ${IS_SEEDED}`)
  const month: Month = { db, env, now, chance: chanceOf(SEED) }
  const step = async <T>(name: string, work: () => T): Promise<Awaited<T>> => {
    const started = performance.now()
    const result = await work()
    onStep(name, performance.now() - started)
    return result
  }
  try {
    const actor = await addAdministrator(month, administrator)
    await step('backups', () => fillBackups(month, actor))
    await step('categories', () => fillCategories(month, actor))
    await step('feeds', () => fillFeeds(month))
    const { administrators, others } = await step('accounts', () => fillAccounts(month))
    await step('favorites', () => fillFavorites(month, [actor, ...others]))
    await step('held prices', () => fillHeldPrices(month))
    await step('link checks', () => fillLinkChecks(month, actor))
    await step('price alerts', () => fillPriceAlerts(month, [actor, ...others]))
    await step('shop front', () => fillShopFront(month, actor))
    await step('articles', () => fillArticles(month, actor))
    await step('newsletter', () => fillNewsletter(month))
    await step('money', () => fillMoney(month, others))
    await step('clicks', () => fillClicks(month, CLICK_ROWS_A_DAY))
    await step('earnings', () => fillEarnings(month, SALES))
    await step('webhooks', () => fillWebhooks(month, actor))
    await step('audit', () => fillAudit(month, administrators))
    await step('security', () => fillSecurity(month, administrators, others))
    await step('searches', () => fillSearchesAndNames(month, actor))
  } finally {
    db.$client.close()
  }
}

async function addAdministrator(
  { db }: Month,
  { email, password }: Options['administrator'],
): Promise<Somebody> {
  await addFirstAdministrator(db, { SITE_NAME: 'Tuckling', ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
  const added = db.select({ id: users.id, email: users.email }).from(users).get()
  if (!added) throw new Error('There is no administrator')
  return added
}
