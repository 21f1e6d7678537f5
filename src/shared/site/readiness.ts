/** Reasons why a shop is not healthy, the worst first. The first two make it unable to serve. */
export const READINESS_REASONS = [
  'database-unavailable',
  'migrations-missing',
  'copy-behind',
  'database-damaged',
  'disk-nearly-full',
  'backup-failed',
  'backup-old',
  'backup-not-sent',
  'feeds-failing',
  'feeds-overdue',
  'mails-late',
  'webhooks-late',
] as const

export type ReadinessReason = (typeof READINESS_REASONS)[number]

const UNABLE_TO_SERVE: readonly ReadinessReason[] = ['database-unavailable', 'migrations-missing']

export function stopsServing(reason: ReadinessReason): boolean {
  return UNABLE_TO_SERVE.includes(reason)
}

/** Public texts: they contain no figures, names or paths. */
export const READINESS_SENTENCES: Record<ReadinessReason, string> = {
  'database-unavailable': 'The database does not answer',
  'migrations-missing': 'The database has a different schema from this program',
  'copy-behind': 'This copy of the database has been out of date for a minute or more',
  'database-damaged': 'The last backup that was checked is damaged: the database may be too',
  'disk-nearly-full': 'The disk is nearly full',
  'backup-failed': 'The last backup failed',
  'backup-old': 'The last good backup is too old',
  'backup-not-sent': 'The last backup isn’t in the bucket',
  'feeds-failing': 'A feed failed or was cut short',
  'feeds-overdue': 'A feed hasn’t run on schedule',
  'mails-late': 'Emails have waited for more than an hour',
  'webhooks-late': 'Webhook messages have waited for more than an hour',
}
