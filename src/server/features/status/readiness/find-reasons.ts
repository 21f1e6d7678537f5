import type { Deps } from '#server/context.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { stateOfBackups } from '#server/features/backups/service.ts'
import { feedsNeedingAttention, overdueFeeds } from '#server/features/feeds/service.ts'
import { webhookLengths } from '#server/features/webhooks/service.ts'
import { outboxLengths } from '#server/mail/outbox/queue-lengths.ts'
import { READINESS_REASONS, type ReadinessReason } from '#shared/site/readiness.ts'
import { MINUTE_S } from '#shared/time/durations.ts'

export type ReadinessDeps = Pick<Deps, 'db' | 'env' | 'log' | 'mailer'> & Partial<Pick<Deps, 'copyAge'>>

const MOST_SECONDS_BEHIND = MINUTE_S

/** Returns the worst first. Never throws: an unresponsive database is a reason. */
export async function findReasons(deps: ReadinessDeps): Promise<ReadinessReason[]> {
  const ofFiles = deps.copyAge ? [] : await ofBackups(deps)
  const currentReasons = new Set([...ofTheDatabase(deps), ...ofFiles])
  return READINESS_REASONS.filter((reason) => currentReasons.has(reason))
}

/** Feeds and queues belong to the primary, as backups do. Without a relay no email is in transit. */
function ofTheDatabase({ db, log, mailer, copyAge }: ReadinessDeps): ReadinessReason[] {
  try {
    if (!isMigrated(db)) return ['migrations-missing']
    if (copyAge) return copyAge() >= MOST_SECONDS_BEHIND ? ['copy-behind'] : []
    return [
      ...(feedsNeedingAttention(db).length > 0 ? (['feeds-failing'] as const) : []),
      ...(overdueFeeds(db).length > 0 ? (['feeds-overdue'] as const) : []),
      ...(mailer && outboxLengths(db).delayed > 0 ? (['mails-late'] as const) : []),
      ...(webhookLengths(db).delayed > 0 ? (['webhooks-late'] as const) : []),
    ]
  } catch (error) {
    log.error({ err: error }, 'the database could not be read')
    return ['database-unavailable']
  }
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
