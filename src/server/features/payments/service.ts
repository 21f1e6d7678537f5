import { eq, lt } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { pendingCheckouts } from '#server/db/pending-checkouts.ts'
import { donations, stripeEvents } from '#server/db/schema/donations.ts'
import { memberships } from '#server/db/schema/memberships.ts'
import {
  deleteUnpaid,
  synchroniseInvoice,
  synchronisePayment,
  synchroniseSession,
} from '#server/features/donations/service.ts'
import {
  overdueSubscriptions,
  synchroniseMembershipSession,
  synchroniseSubscription,
} from '#server/features/payments/memberships/service.ts'
import type { PaymentEvent } from '#server/integrations/payments.ts'
import { withKeyedMutex } from '#server/operations/keyed-mutex.ts'
import { RETENTION_DAYS } from '#shared/retention.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

type PaymentDeps = Pick<Deps, 'db' | 'log' | 'mailer' | 'payments'>

const SYNC_BATCH_SIZE = 100
const FAILURES_BORNE = 3
/** Far longer than the provider repeats an event. */
const EVENT_RETENTION_MS = 90 * DAY_MS

/**
 * Handles an event once, regardless of repetition and order. An event only says which object to read; the provider's
 * present state of it is stored. It counts as handled once that is stored.
 */
export function handlePaymentEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  return withKeyedMutex(event.id, async () => {
    if (deps.db.select().from(stripeEvents).where(eq(stripeEvents.id, event.id)).get()) return
    await synchroniseSubject(deps, event.subject)
    deps.db.insert(stripeEvents).values({ id: event.id, type: event.type }).onConflictDoNothing().run()
  })
}

async function synchroniseSubject(deps: PaymentDeps, subject: PaymentEvent['subject']): Promise<void> {
  switch (subject.kind) {
    case 'checkout':
      await synchroniseSession(deps, subject.id)
      return synchroniseMembershipSession(deps, subject.id)
    case 'payment':
      return synchronisePayment(deps, subject.id)
    case 'subscription':
      return synchroniseSubscription(deps, subject.id)
    case 'invoice':
      return synchroniseInvoice(deps, subject.id)
    case 'nothing of ours':
  }
}

/** The provider closes a checkout after a day. */
const LONGEST_OPEN_MS = DAY_MS + 2 * HOUR_MS

/** Counts checkouts open beyond their limit: the provider cannot be asked or does not answer. */
export function countUnreconciled({ db, payments }: Pick<Deps, 'db' | 'payments'>, now = Date.now()): number {
  if (!payments || payments.isDemo) return 0
  const criteria = {
    livemode: payments.isLive,
    limit: SYNC_BATCH_SIZE,
    before: new Date(now - LONGEST_OPEN_MS),
  }
  return pendingCheckouts(db, donations, criteria).length + pendingCheckouts(db, memberships, criteria).length
}

/** Asks about all overdue messages. Never throws; when the provider is down, the rest waits for the next time. */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  let failures = 0
  for (const work of openQuestions(deps)) {
    if (failures === FAILURES_BORNE) return
    try {
      await work()
    } catch (error) {
      failures += 1
      deps.log.warn({ reason: String(error) }, 'a payment could not be reconciled')
    }
  }
}

function openQuestions(deps: PaymentDeps): (() => unknown)[] {
  const { db, payments } = deps
  const isOld = lt(stripeEvents.receivedAt, new Date(Date.now() - EVENT_RETENTION_MS))
  const forgotten = [
    () => deleteUnpaid(db, new Date(Date.now() - RETENTION_DAYS.unpaidDonations * DAY_MS)),
    () => db.delete(stripeEvents).where(isOld).run(),
  ]
  if (!payments) return forgotten
  const { isLive: livemode } = payments
  const criteria = { livemode, limit: SYNC_BATCH_SIZE }
  const overdue = overdueSubscriptions(db, livemode, SYNC_BATCH_SIZE)
  return [
    ...forgotten,
    ...pendingCheckouts(db, donations, criteria).map((id) => () => synchroniseSession(deps, id)),
    ...pendingCheckouts(db, memberships, criteria).map((id) => () => synchroniseMembershipSession(deps, id)),
    ...overdue.map((id) => () => synchroniseSubscription(deps, id)),
  ]
}
