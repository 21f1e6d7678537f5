import type { Logger } from 'pino'
import { createApp } from '#server/app.ts'
import { createAuth } from '#server/auth/auth.ts'
import { addFirstAdministrator } from '#server/auth/first-administrator.ts'
import { resealColumns } from '#server/auth/reseal-columns.ts'
import type { Environment } from '#server/config/env.ts'
import { looseFiles } from '#server/config/private-files.ts'
import { startupWarnings } from '#server/config/startup-warnings.ts'
import type { Deps } from '#server/context.ts'
import { searchCounterOf } from '#server/counting/search-counter.ts'
import { hasActiveAdministrator } from '#server/db/active-administrators.ts'
import { beginServing, type Database, openForReading } from '#server/db/client.ts'
import { contentVersionReader } from '#server/db/content-version.ts'
import { requireOwnKind } from '#server/db/demo-mark.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { seedNewDatabase } from '#server/db/seed/sample-data.ts'
import { slowQueryLog, watchQueries } from '#server/db/watched-queries.ts'
import { beginDemo, startDemoResets } from '#server/demo/reset.ts'
import { moveMigrationCopies, removeLeftovers } from '#server/features/backups/files/backup-folder.ts'
import { resumeLeaving } from '#server/features/categories/service.ts'
import { keepTrafficHistory, ownFigures } from '#server/features/status/service.ts'
import { routeTemplates } from '#server/http/middleware/route-templates.ts'
import type { Pages } from '#server/http/pages/pages.ts'
import { createIdentityProviders } from '#server/integrations/identity-providers.ts'
import { lazySafeFetch } from '#server/integrations/lazy-safe-fetch.ts'
import { openPayments } from '#server/integrations/open-payments.ts'
import { createPictureMaker } from '#server/integrations/picture-maker.ts'
import { remotePicturesOf } from '#server/integrations/remote-pictures.ts'
import { webhookFetchOf } from '#server/integrations/webhook-fetch.ts'
import { writerAt } from '#server/integrations/writer.ts'
import { startBackups } from '#server/jobs/backups.ts'
import { startCachePurges } from '#server/jobs/cache-purges.ts'
import { startConversions, startKeepingFigures, startPopularity } from '#server/jobs/catalog-upkeep.ts'
import { startWritingCounts } from '#server/jobs/counts.ts'
import { startFeedImports } from '#server/jobs/feed-imports.ts'
import { RETAILER_AGENT, startLinkChecks } from '#server/jobs/link-checks.ts'
import { startMailDelivery } from '#server/jobs/mail-delivery.ts'
import { startRetention } from '#server/jobs/retention.ts'
import {
  startAlerts,
  startPriceAlerts,
  startReadingEarnings,
  startReconcilingPayments,
} from '#server/jobs/scheduled.ts'
import { startWatchingCopy } from '#server/jobs/watch-copy.ts'
import { startWebhookDelivery } from '#server/jobs/webhook-delivery.ts'
import { createLimits } from '#server/limits/limits.ts'
import { mailerOf } from '#server/mail/delivery/mailer.ts'
import { metersOf, watchEventLoop } from '#server/metrics/meters.ts'
import { createIdempotentResponses } from '#server/operations/idempotent-responses.ts'
import { createOperations } from '#server/operations/operations.ts'
import { otherProcesses } from '#server/operations/other-processes.ts'
import type { ProcessPart } from '#server/operations/process-messages.ts'
import { appRouter } from '#server/router.ts'
import { liveEnvironment } from '#server/site/live-environment.ts'
import { endLog, serverLog } from '#server/startup/server-log.ts'
import { PAGES } from '#shared/page-table.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

const NOBODY_CAN_ADMINISTER = 'Every administrator is blocked. Run `npm run admin -- EMAIL`.'

/** A reader handles no request that carries or creates a session. */
const NOBODY_SIGNS_IN_HERE = 'a reader neither signs nor opens anything'

interface Client extends Omit<Pages, 'contentVersion'>, Pick<Deps, 'originalContent'> {
  cachesPages: boolean
}

/** A reader only opens files that another process has created. `close` releases all that was opened. */
export async function startApp(
  { originalContent, cachesPages, ...pages }: Client,
  fixed: Environment,
  part?: ProcessPart,
) {
  const isReader = onlyReads(fixed, part)
  const own = isReader ? { ...fixed, BETTER_AUTH_SECRET: NOBODY_SIGNS_IN_HERE } : fixed
  if (!isReader) requireOwnKind(own)
  if (own.DEMO) await beginDemo(own)
  const db = isReader ? openForReading(own.DATABASE_PATH) : openDatabase(own.DATABASE_PATH)
  const env = liveEnvironment(own, db)
  const meters = metersOf(db)
  const log = serverLog(env, meters.errors)
  const logSlow = slowQueryLog(env, log)
  // Not timed: it is read at each request and would dominate the query times.
  const contentVersion = cachesPages ? contentVersionReader(db) : () => performance.now()
  watchQueries(db.$client, (sql, ms) => {
    meters.queries.observe(ms / SECOND_MS)
    logSlow(sql, ms)
  })
  if (!isReader) await prepare(db, env, log)
  const mailer = mailerOf(env)
  const others = part && otherProcesses()
  const copy = env.ROLE === 'reader' ? startWatchingCopy({ db, env, log }) : undefined
  const deps: Deps = {
    db,
    env,
    log,
    mailer,
    auth: createAuth({ db, env, log }),
    limits: createLimits(env.RATE_LIMIT_FACTOR, others?.tellUse),
    idempotentResponses: createIdempotentResponses(db),
    operations: createOperations(),
    pictures: remotePicturesOf(env, log),
    makePicture: createPictureMaker(),
    identityProviders: createIdentityProviders(env),
    fetchFeed: lazySafeFetch(env, { userAgent: `${env.SITE_NAME} feed reader` }),
    fetchRetailer: lazySafeFetch(env, { userAgent: `${RETAILER_AGENT} (${env.PUBLIC_URL})` }),
    fetchWebhook: webhookFetchOf(env),
    ...openPayments(env, log),
    originalContent,
    writer: fixed.ROLE === 'primary' && part?.kind === 'reader' ? writerAt(part.socketPath) : undefined,
    copyAge: copy?.ageSeconds,
    others,
  }
  const searches = searchCounterOf(db)
  if (part?.kind === 'reader') {
    others?.countIn(deps.limits)
    others?.tellFigures(() => ({
      figures: ownFigures(deps),
      searches: searches.take(() => true),
      errors: meters.errors.read(),
    }))
  } else others?.countIn(deps.limits, searches.hearOf)
  const stopJobs = isReader
    ? async () => undefined
    : startJobs(deps, cachesPages ? contentVersion : undefined)
  const stopWatchingEventLoop = watchEventLoop(meters.eventLoopLag)
  const stopKeepingFigures = startKeepingFigures(deps)
  const stopHistory = isReader ? () => undefined : keepTrafficHistory(deps)
  beginServing(db)
  const { app, answerAtOnce } = createApp(deps, { ...pages, contentVersion })
  return {
    app,
    answerAtOnce,
    deps,
    routeOf: routeTemplates(app, {
      // A page whose script is the first one has no files of its own.
      pages: [...Object.keys(PAGES), ...Object.keys(pages.assets.routes)],
      procedures: Object.keys(appRouter._def.procedures),
    }),
    close: async () => {
      stopWatchingEventLoop()
      stopHistory()
      await Promise.all([stopJobs(), stopKeepingFigures(), copy?.stop()])
      db.$client.close()
      await endLog(log)
    },
  }
}

export function onlyReads({ ROLE }: Environment, part?: ProcessPart): boolean {
  return ROLE === 'reader' || part?.kind === 'reader'
}

async function prepare(db: Database, env: Environment, log: Logger) {
  resealColumns(db, env)
  await removeLeftovers(env)
  await moveMigrationCopies(env)
  seedNewDatabase(db, env.LANGUAGES)
  const password = await addFirstAdministrator(db, env)
  if (password)
    console.log(
      `Administrator ${password.email} was created with password ${password.password} (shown only now)`,
    )
  if (!hasActiveAdministrator(db)) log.error(NOBODY_CAN_ADMINISTER)
  const loose = looseFiles(env)
  if (loose) log.warn(loose)
  for (const warning of startupWarnings(env, process.env)) log.warn(warning)
}

/** Without `contentVersion`, no cache in front is told of changes. Returns how to stop the jobs. */
function startJobs(deps: Deps, contentVersion: (() => number) | undefined): () => Promise<void> {
  const stops = [
    startMailDelivery(deps),
    startWebhookDelivery(deps),
    startFeedImports(deps),
    startReadingEarnings(deps),
    startReconcilingPayments(deps),
    startRetention(deps),
    startBackups(deps),
    startAlerts(deps),
    startPriceAlerts(deps),
    startWritingCounts(deps),
    startLinkChecks(deps),
    startConversions(deps),
    startPopularity(deps),
    ...(deps.env.DEMO ? [startDemoResets(deps)] : []),
    ...(contentVersion ? [startCachePurges(deps, contentVersion)] : []),
  ]
  void resumeLeaving(deps)
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
