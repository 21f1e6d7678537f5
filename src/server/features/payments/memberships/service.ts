import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Deps, User } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { memberships } from '#server/db/schema/memberships.ts'
import { synchroniseInvoice } from '#server/features/donations/service.ts'
import type { Subscription } from '#server/integrations/payments.ts'
import { withKeyedMutex } from '#server/operations/keyed-mutex.ts'
import { DONATION_CURRENCY } from '#shared/donations/donation-drive.ts'
import { type MembershipStatus, PREMIUM_PRICE_MINOR } from '#shared/donations/memberships.ts'
import { DomainError } from '#shared/errors.ts'
import type { MembershipOrder } from '#shared/inputs/membership-order.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { toMinor } from '#shared/prices/money.ts'
import { DAY_MS } from '#shared/time/durations.ts'

type PaymentDeps = Pick<Deps, 'db' | 'log' | 'mailer' | 'payments'>

/** Includes renewals that the provider is still trying to charge. */
const RUNNING: MembershipStatus[] = ['active', 'past-due']
/** The time for which a missing renewal may be a delayed message. */
const RENEWAL_GRACE_MS = 3 * DAY_MS

export function membershipPlans({ payments }: Pick<Deps, 'payments'>) {
  return {
    isPremiumOpen: payments?.hasPremium ?? false,
    areGiftsOpen: payments !== undefined,
    isDemo: payments?.isDemo ?? false,
  }
}

export function listMemberships(db: Database, userId: string) {
  const { id, plan, status, amountMinor, paidUntil, endsAt, createdAt } = memberships
  return db
    .select({ id, plan, status, amountMinor, paidUntil, endsAt, createdAt })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), ne(memberships.status, 'pending')))
    .orderBy(desc(memberships.id))
    .all()
}

export function membershipsOf({ db, payments }: Pick<Deps, 'db' | 'payments'>, userId: string) {
  const ownMemberships = listMemberships(db, userId)
  return {
    ...membershipPlans({ payments }),
    isPremium: ownMemberships.some((one) => one.plan === 'premium' && isRunning(one)),
    canManage: customerOf(db, userId, payments?.isLive ?? false) !== undefined,
    memberships: ownMemberships,
  }
}

function isRunning({ status, paidUntil }: { status: MembershipStatus; paidUntil: Date | null }): boolean {
  if (!RUNNING.includes(status)) return false
  return paidUntil === null || paidUntil.getTime() + RENEWAL_GRACE_MS > Date.now()
}

/** Opens a checkout for a membership. Throws CONFLICT for a second Premium, SERVICE_UNAVAILABLE as donations do. */
export async function createMembershipCheckout(
  { db, log, payments }: PaymentDeps,
  user: Pick<User, 'id' | 'email'>,
  order: MembershipOrder,
) {
  if (!payments) {
    log.error('STRIPE_SECRET_KEY is not set: no payment session can be made')
    throw new DomainError('SERVICE_UNAVAILABLE', m.paymentSessionFailed)
  }
  if (order.plan === 'premium') checkPremium({ db, payments }, user.id)
  const { plan } = order
  const amountMinor =
    order.plan === 'premium' ? PREMIUM_PRICE_MINOR : toMinor(order.amount, DONATION_CURRENCY)
  const reference = randomUUID()
  const livemode = payments.isLive
  const customerId = customerOf(db, user.id, livemode)
  db.insert(memberships).values({ reference, userId: user.id, plan, amountMinor, livemode }).run()
  const mine = eq(memberships.reference, reference)
  try {
    const { email } = user
    const opened = await payments.openMembership({ reference, plan, amountMinor, email, customerId })
    db.update(memberships).set({ checkoutSessionId: opened.sessionId }).where(mine).run()
    return { id: opened.sessionId, url: opened.url }
  } catch (error) {
    db.delete(memberships)
      .where(and(mine, eq(memberships.status, 'pending')))
      .run()
    log.error({ reason: String(error) }, 'payment session could not be created')
    throw new DomainError('SERVICE_UNAVAILABLE', m.paymentSessionFailed)
  }
}

function checkPremium(deps: Pick<Deps, 'db' | 'payments'>, userId: string) {
  const { isPremiumOpen, isPremium } = membershipsOf(deps, userId)
  if (!isPremiumOpen) throw new DomainError('SERVICE_UNAVAILABLE', m.premiumNotOpen)
  if (isPremium) throw new DomainError('CONFLICT', m.alreadyPremium)
}

export async function openMembershipPortal({ db, log, payments }: PaymentDeps, userId: string) {
  const customerId = payments && customerOf(db, userId, payments.isLive)
  if (!payments || !customerId) throw new DomainError('NOT_FOUND', m.noMonthlyPayments)
  try {
    return { url: await payments.openPortal(customerId, localPath('/account#membership')) }
  } catch (error) {
    log.error({ reason: String(error) }, 'customer portal could not be opened')
    throw new DomainError('SERVICE_UNAVAILABLE', m.paymentPageFailed)
  }
}

function customerOf(db: Database, userId: string, livemode: boolean): string | undefined {
  const { customerId, id } = memberships
  const isTheirs = and(eq(memberships.userId, userId), eq(memberships.livemode, livemode))
  const hasCustomer = and(isTheirs, isNotNull(customerId))
  const row = db.select({ customerId }).from(memberships).where(hasCustomer).orderBy(desc(id)).get()
  return row?.customerId ?? undefined
}

/** Runs after the return from a checkout. Throws NOT_FOUND for another user's. */
export async function synchroniseOwnCheckout(deps: PaymentDeps, userId: string, sessionId: string) {
  const isSession = eq(memberships.checkoutSessionId, sessionId)
  const membership = deps.db.select().from(memberships).where(isSession).get()
  if (membership?.userId !== userId) throw new DomainError('NOT_FOUND', m.membershipNotFound)
  await synchroniseMembershipSession(deps, sessionId).catch((error: unknown) =>
    deps.log.warn({ reason: String(error) }, 'payment session could not be read'),
  )
  return membershipsOf(deps, userId)
}

/** Copies the provider's state of a checkout session; sessions that are no membership change nothing. */
export function synchroniseMembershipSession(deps: PaymentDeps, sessionId: string) {
  const { db, payments } = deps
  return withKeyedMutex(`membership ${sessionId}`, async () => {
    const checkout = await payments?.readCheckout(sessionId)
    if (checkout?.subscriptionId && checkout.kind === 'membership')
      return synchroniseSubscription(deps, checkout.subscriptionId)
    const isSession = eq(memberships.checkoutSessionId, sessionId)
    if (payments && (!checkout || checkout.state === 'expired'))
      db.delete(memberships)
        .where(and(isSession, eq(memberships.status, 'pending')))
        .run()
    else db.update(memberships).set({ synchronisedAt: new Date() }).where(isSession).run()
  })
}

/** Copies the provider's state of a subscription and its last charged month. */
export function synchroniseSubscription(deps: PaymentDeps, subscriptionId: string): Promise<void> {
  return withKeyedMutex(subscriptionId, async () => {
    const subscription = await deps.payments?.readSubscription(subscriptionId)
    if (!subscription?.plan) return
    inTransaction(deps.db, (tx) => recordSubscription(tx, subscription))
    if (subscription.plan === 'monthly-gift' && subscription.latestInvoiceId)
      await synchroniseInvoice(deps, subscription.latestInvoiceId)
  })
}

function recordSubscription(tx: Database, subscription: Subscription) {
  const { subscriptionId, reference = '', status, customerId, amountMinor, currency, livemode } = subscription
  const { paidUntil = null, endsAt = null } = subscription
  const state = { subscriptionId, status, customerId, amountMinor, currency, livemode, paidUntil, endsAt }
  tx.update(memberships)
    .set({ ...state, synchronisedAt: new Date() })
    .where(or(eq(memberships.subscriptionId, subscriptionId), eq(memberships.reference, reference)))
    .run()
}

export function overdueSubscriptions(db: Database, livemode: boolean, limit: number): string[] {
  const isRenewed = and(inArray(memberships.status, RUNNING), eq(memberships.livemode, livemode))
  return db
    .select({ subscriptionId: memberships.subscriptionId })
    .from(memberships)
    .where(and(isRenewed, lt(memberships.paidUntil, new Date())))
    .orderBy(memberships.synchronisedAt)
    .limit(limit)
    .all()
    .flatMap(({ subscriptionId }) => subscriptionId ?? [])
}

/** Ends all monthly payments of a user at once, before the account is deleted. Throws SERVICE_UNAVAILABLE. */
export async function endMemberships(deps: PaymentDeps, userId: string): Promise<void> {
  const { db, log, payments } = deps
  const isCharged = and(eq(memberships.userId, userId), inArray(memberships.status, [...RUNNING, 'unpaid']))
  for (const { subscriptionId } of db.select().from(memberships).where(isCharged).all()) {
    if (!subscriptionId) continue
    try {
      await payments?.cancelSubscription(subscriptionId)
      await synchroniseSubscription(deps, subscriptionId)
    } catch (error) {
      log.error({ reason: String(error) }, 'subscription could not be canceled')
      throw new DomainError('SERVICE_UNAVAILABLE', m.membershipNotCanceled)
    }
  }
}
