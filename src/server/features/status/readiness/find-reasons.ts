import type { Deps } from '#server/context.ts'
import type { Database } from '#server/db/client.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { stateOfBackups } from '#server/features/backups/service.ts'
import { feedsNeedingAttention, overdueFeeds } from '#server/features/feeds/service.ts'
import { webhookLengths } from '#server/features/webhooks/service.ts'
import { outboxLengths } from '#server/mail/outbox/service.ts'
import { READINESS_REASONS, type ReadinessReason } from '#shared/site/readiness.ts'
import { MINUTE_S } from '#shared/time/durations.ts'

export type ReadinessDeps = Pick<Deps, 'db' | 'env' | 'log' | 'mailer'> & Partial<Pick<Deps, 'copyAge'>>

const MOST_SECONDS_BEHIND = MINUTE_S

/** The reasons why the shop is not healthy, the worst first. Never throws: an unresponsive database is a reason. */
export async function findReasons(deps: ReadinessDeps): Promise<ReadinessReason[]> {
  const currentReasons = new Set(
    deps.copyAge ? ofTheCopy(deps, deps.copyAge()) : [...ofTheDatabase(deps), ...(await ofBackups(deps))],
  )
  return READINESS_REASONS.filter((reason) => currentReasons.has(reason))
}

/** Feeds, queues and backups belong to the primary. */
function ofTheCopy({ db, log }: ReadinessDeps, ageSeconds: number): ReadinessReason[] {
  try {
    if (!isMigrated(db)) return ['migrations-missing']
    return ageSeconds >= MOST_SECONDS_BEHIND ? ['copy-behind'] : []
  } catch (error) {
    log.error({ err: error }, 'the database could not be read')
    return ['database-unavailable']
  }
}

function ofTheDatabase({ db, log, mailer }: ReadinessDeps): ReadinessReason[] {
  try {
    if (!isMigrated(db)) return ['migrations-missing']
    return [...ofFeeds(db), ...ofQueues(db, mailer !== undefined)]
  } catch (error) {
    log.error({ err: error }, 'the database could not be read')
    return ['database-unavailable']
  }
}

function ofFeeds(db: Database): ReadinessReason[] {
  return [
    ...(feedsNeedingAttention(db).length > 0 ? (['feeds-failing'] as const) : []),
    ...(overdueFeeds(db).length > 0 ? (['feeds-overdue'] as const) : []),
  ]
}

/** Without a relay no email is in transit. */
function ofQueues(db: Database, hasRelay: boolean): ReadinessReason[] {
  return [
    ...(hasRelay && outboxLengths(db).delayed > 0 ? (['mails-late'] as const) : []),
    ...(webhookLengths(db).delayed > 0 ? (['webhooks-late'] as const) : []),
  ]
}

/** An unreadable folder cannot take a backup either. */
async function ofBackups({ env, log }: ReadinessDeps): Promise<ReadinessReason[]> {
  try {
    const { problems } = await stateOfBackups({ env })
    return problems.map(({ kind }) => kind)
  } catch (error) {
    log.error({ err: error }, 'the backups could not be read')
    return env.BACKUP_EVERY === undefined ? [] : ['backup-failed']
  }
}
