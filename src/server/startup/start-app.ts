import { createApp } from '#server/app.ts'
import { createAuth } from '#server/auth/auth.ts'
import { resealColumns } from '#server/auth/sealed-columns.ts'
import type { Deps } from '#server/context.ts'
import { hasActiveAdministrator } from '#server/db/active-administrators.ts'
import { beginServing, openDatabase } from '#server/db/client.ts'
import { contentVersionReader } from '#server/db/content-version.ts'
import { addFirstAdministrator } from '#server/db/seed/first-administrator.ts'
import { seedNewDatabase } from '#server/db/seed/sample-data.ts'
import { slowQueryLog, watchQueries } from '#server/db/watched-queries.ts'
import { moveMigrationCopies, removeLeftovers } from '#server/features/backups/files/backup-folder.ts'
import { routeTemplates } from '#server/http/middleware/route-templates.ts'
import type { Pages } from '#server/http/pages/pages.ts'
import { createIdentityProviders } from '#server/integrations/identity-providers.ts'
import { lazySafeFetch } from '#server/integrations/lazy-safe-fetch.ts'
import { openPayments } from '#server/integrations/open-payments.ts'
import { remotePicturesOf } from '#server/integrations/remote-pictures.ts'
import { webhookFetchOf } from '#server/integrations/webhook-fetch.ts'
import { startAlerts } from '#server/jobs/alerts.ts'
import { startBackups } from '#server/jobs/backups.ts'
import { startCachePurges } from '#server/jobs/cache-purges.ts'
import { scheduleFeedImports } from '#server/jobs/feed-imports.ts'
import { startMailDelivery } from '#server/jobs/mail-delivery.ts'
import { startPriceAlerts } from '#server/jobs/price-alerts.ts'
import { startReconcilingPayments } from '#server/jobs/reconcile-payments.ts'
import { startRetention } from '#server/jobs/retention.ts'
import { startSearchCounts } from '#server/jobs/search-counts.ts'
import { startWebhookDelivery } from '#server/jobs/webhook-delivery.ts'
import { createLimits } from '#server/limits/limits.ts'
import { mailerOf } from '#server/mail/delivery/mailer.ts'
import { watchEventLoop } from '#server/metrics/event-loop-lag.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { createKeptAnswers } from '#server/operations/kept-answers.ts'
import { createOperations } from '#server/operations/operations.ts'
import { liveEnvironment } from '#server/startup/live-environment.ts'
import { looseFiles } from '#server/startup/private-files.ts'
import { serverLog } from '#server/startup/server-log.ts'
import { beginWithSettings } from '#server/startup/settings.ts'
import { appRouter } from '#server/trpc/router.ts'
import { SECOND_MS } from '#shared/durations.ts'
import { PAGES } from '#shared/page-table.ts'

const NOBODY_CAN_ADMINISTER =
  'No administrator can sign in: there is none who is not blocked. Run `npm run admin -- EMAIL` to get in again.'

interface Client extends Omit<Pages, 'contentVersion'>, Pick<Deps, 'originalContent'> {
  cachesPages: boolean
}

/** From environment to app: env, database, first data, dependencies. `close` ends what was opened. */
export async function startApp({ originalContent, renderPage, assets, cachesPages }: Client) {
  const fixed = beginWithSettings()
  const db = openDatabase(fixed.DATABASE_PATH)
  const env = liveEnvironment(fixed, db)
  const meters = metersOf(db)
  const log = serverLog(env, meters.errors)
  const logSlow = slowQueryLog(env, log)
  watchQueries(db.$client, (sql, ms) => {
    meters.queries.observe(ms / SECOND_MS)
    logSlow(sql, ms)
  })
  resealColumns(db, env)
  await removeLeftovers(env)
  await moveMigrationCopies(env)
  seedNewDatabase(db)
  const password = await addFirstAdministrator(db, env)
  if (password)
    console.log(
      `Administrator ${password.email} was created with password ${password.password} (shown only now)`,
    )
  if (!hasActiveAdministrator(db)) log.error(NOBODY_CAN_ADMINISTER)
  const loose = looseFiles(env)
  if (loose) log.warn(loose)
  const contentVersion = cachesPages ? contentVersionReader(db) : () => performance.now()
  const mailer = mailerOf(env)
  const { payments, close: closePayments } = await openPayments(env, log)
  const deps: Deps = {
    db,
    env,
    log,
    mailer,
    auth: createAuth({ db, env, log }),
    limits: createLimits(env.RATE_LIMIT_FACTOR),
    keptAnswers: createKeptAnswers(db),
    operations: createOperations(),
    pictures: remotePicturesOf(env, log),
    identityProviders: createIdentityProviders(env),
    fetchFeed: lazySafeFetch({ userAgent: `${env.SITE_NAME} feed reader` }),
    fetchWebhook: webhookFetchOf(env),
    payments,
    originalContent,
  }
  const stopMailDelivery = startMailDelivery(deps)
  const stopWebhooks = startWebhookDelivery(deps)
  const feedImports = scheduleFeedImports(deps)
  const stopReconciling = startReconcilingPayments(deps)
  const stopRetention = startRetention(deps)
  const stopBackups = startBackups(deps)
  const stopAlerts = startAlerts(deps)
  const stopPriceAlerts = startPriceAlerts(deps)
  const stopSearchCounts = startSearchCounts(deps)
  const stopPurging = cachesPages ? startCachePurges(deps, contentVersion) : async () => undefined
  const stopWatchingEventLoop = watchEventLoop(meters.eventLoopLag)
  beginServing(db)
  const app = createApp(deps, { renderPage, assets, contentVersion })
  return {
    app,
    deps,
    routeOf: routeTemplates(app, {
      // A page whose script is the first one has no files of its own.
      pages: [...Object.keys(PAGES), ...Object.keys(assets.routes)],
      procedures: Object.keys(appRouter._def.procedures),
    }),
    close: async () => {
      feedImports.stop()
      stopReconciling()
      stopRetention()
      stopAlerts()
      stopPriceAlerts()
      stopWatchingEventLoop()
      await Promise.all([
        stopMailDelivery(),
        stopWebhooks(),
        stopBackups(),
        stopPurging(),
        stopSearchCounts(),
      ])
      closePayments()
      db.$client.close()
      log.flush()
    },
  }
}
