import type { Deps } from '#server/context.ts'
import { stateOfBackups } from '#server/features/backups/service.ts'
import { feedsFailingTwice } from '#server/features/feeds/service.ts'
import { countUnreconciled } from '#server/features/payments/service.ts'
import { countFailedMails } from '#server/mail/outbox/queue-lengths.ts'
import { DAY_MS } from '#shared/time/durations.ts'

export type AlertDeps = Pick<Deps, 'db' | 'env' | 'mailer' | 'payments'>

interface Alert {
  /** Administrators get one email a day for each cause. */
  cause: 'feeds' | 'backups' | 'mails' | 'payments'
  heading: string
  texts: string[]
  path: string
  button: string
}

/** Single emails fail every day, because mailboxes are full or addresses outdated. */
const FAILED_MAILS_BORNE = 10
const MOST_NAMED = 10

export async function findAlerts(deps: AlertDeps, now: number): Promise<Alert[]> {
  return [ofFeeds(deps), await ofBackups(deps), ofMails(deps, now), ofPayments(deps, now)].flatMap(
    (alert) => alert ?? [],
  )
}

function ofFeeds({ db }: AlertDeps): Alert | undefined {
  const names = feedsFailingTwice(db)
  if (names.length === 0) return undefined
  const more = names.length - MOST_NAMED
  const rest = more > 0 ? [`And ${more} more.`] : []
  return {
    cause: 'feeds',
    heading: names.length === 1 ? 'A feed failed twice' : `${names.length} feeds failed twice`,
    texts: [
      'The last two imports failed. The shop still shows what was imported before.',
      ...names.slice(0, MOST_NAMED),
      ...rest,
    ],
    path: '/admin/feeds?state=failing',
    button: 'Open the feeds',
  }
}

async function ofBackups({ env }: AlertDeps): Promise<Alert | undefined> {
  const { problems } = await stateOfBackups({ env })
  if (problems.length === 0) return undefined
  return {
    cause: 'backups',
    heading: 'The backups need your attention',
    texts: problems.map(({ message }) => `${message}.`),
    path: '/admin/backups',
    button: 'Open the backups',
  }
}

function ofMails({ db }: AlertDeps, now: number): Alert | undefined {
  const failed = countFailedMails(db, new Date(now - DAY_MS))
  if (failed < FAILED_MAILS_BORNE) return undefined
  return {
    cause: 'mails',
    heading: 'Many emails could not be delivered',
    texts: [
      `${failed} emails were refused or abandoned within a day.`,
      'The relay, or the address that the shop sends from, may be blocked.',
    ],
    path: '/admin/status',
    button: 'Open the status page',
  }
}

function ofPayments(deps: AlertDeps, now: number): Alert | undefined {
  const open = countUnreconciled(deps, now)
  if (open === 0) return undefined
  const what = open === 1 ? 'A payment has been' : `${open} payments have been`
  return {
    cause: 'payments',
    heading: 'A payment could not be reconciled',
    texts: [
      `${what} open for more than a day, and Stripe has not reported the outcome.`,
      'The log has the reason. The shop asks Stripe again every five minutes.',
    ],
    path: '/admin/donations',
    button: 'Open the donations',
  }
}
