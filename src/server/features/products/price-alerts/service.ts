import { randomBytes } from 'node:crypto'
import { and, count, countDistinct, desc, eq, sql } from 'drizzle-orm'
import type { Deps, User } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/catalog.ts'
import { priceAlertReaders, priceAlerts } from '#server/db/schema/price-alerts.ts'
import type { AlertReader } from '#server/features/products/price-alerts/digests/stored-alerts.ts'
import { confirmedOffer } from '#server/features/products/prices/service.ts'
import { findProduct } from '#server/features/products/service.ts'
import { isSigned, readLink } from '#server/mail/signed-link.ts'
import { DomainError } from '#shared/errors.ts'
import type { PriceAlertInput } from '#shared/inputs/price-alerts.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { hasTooManyDecimals, toMinor } from '#shared/prices/money.ts'
import { PRICE_ALERTS_MAX } from '#shared/prices/price-alerts.ts'

export { alertMail } from '#server/features/products/price-alerts/digests/digest-mail.ts'
export { queueDigests } from '#server/features/products/price-alerts/digests/queue-digests.ts'

type AlertDeps = Pick<Deps, 'db' | 'env' | 'mailer'>

const LINK_KEY_BYTES = 24

/** Returns the alerts that can be set on a product. Throws NOT_FOUND for an unlisted product. */
export function alertChoices({ db, mailer }: AlertDeps, user: User, productId: number, now = Date.now()) {
  const product = getProduct(db, productId)
  const offer = confirmedOffer(db, productId, now)
  return {
    product: { id: product.id, name: product.name, slug: product.slug, language: product.language },
    canSend: mailer !== undefined,
    isVerified: isVerified(db, user.id),
    canWaitForStock: offer !== undefined && !product.inStock,
    price: offer?.price ? { priceMinor: offer.price.priceMinor, currency: offer.price.currency } : null,
    kinds: listAlerts(db, user.id)
      .filter(({ productId: id }) => id === productId)
      .map(({ kind }) => kind),
  }
}

export function myAlerts(db: Database, userId: string) {
  return { isPaused: Boolean(findReader(db, userId)?.pausedAt), alerts: listAlerts(db, userId) }
}

export function listAlerts(db: Database, userId: string) {
  return db
    .select({
      id: priceAlerts.id,
      productId: priceAlerts.productId,
      productName: priceAlerts.productName,
      kind: priceAlerts.kind,
      targetMinor: priceAlerts.targetMinor,
      percent: priceAlerts.percent,
      baseMinor: sql<number | null>`coalesce(${priceAlerts.mailedMinor}, ${priceAlerts.baseMinor})`,
      currency: priceAlerts.currency,
      createdAt: priceAlerts.createdAt,
      isListed: sql<number>`${products.id} is not null and ${products.delistedAt} is null`.mapWith(Boolean),
    })
    .from(priceAlerts)
    .innerJoin(priceAlertReaders, eq(priceAlertReaders.id, priceAlerts.readerId))
    .leftJoin(products, eq(products.id, priceAlerts.productId))
    .where(eq(priceAlertReaders.userId, userId))
    .orderBy(desc(priceAlerts.createdAt), desc(priceAlerts.id))
    .all()
}

/** Sets an alert. A product has at most one of each kind; setting it again changes it. */
export function setAlert(deps: AlertDeps, user: User, input: PriceAlertInput, now = Date.now()) {
  const { db, mailer } = deps
  if (!mailer) throw new DomainError('SERVICE_UNAVAILABLE', m.alertsCannotBeSent)
  if (!isVerified(db, user.id)) throw new DomainError('FORBIDDEN', m.alertNeedsConfirmedEmail)
  const product = getProduct(db, input.product)
  const wish = wishOf(db, input, now)
  return inTransaction(db, (tx) => {
    const readerId = readerIdOf(tx, user.id)
    const isOfProduct = and(eq(priceAlerts.productId, product.id), eq(priceAlerts.kind, input.kind))
    tx.delete(priceAlerts)
      .where(and(eq(priceAlerts.readerId, readerId), isOfProduct))
      .run()
    requireRoom(tx, readerId)
    tx.insert(priceAlerts)
      .values({ readerId, productId: product.id, productName: product.name, ...wish })
      .run()
    return { success: true as const }
  })
}

type Wish = Pick<
  typeof priceAlerts.$inferInsert,
  'kind' | 'targetMinor' | 'percent' | 'baseMinor' | 'currency' | 'series'
>

function wishOf(db: Database, { product, kind, target, percent }: PriceAlertInput, now: number): Wish {
  const offer = confirmedOffer(db, product, now)
  if (!offer) throw new DomainError('CONFLICT', m.cannotTrackProduct)
  if (kind === 'stock') {
    if (offer.inStock) throw new DomainError('CONFLICT', m.productInStock)
    return { kind }
  }
  if (!offer.price) throw new DomainError('CONFLICT', m.priceUnsure)
  const { priceMinor, currency, series } = offer.price
  const base = { kind, baseMinor: priceMinor, currency, series }
  if (kind === 'drop') return base
  if (kind === 'percent') {
    if (percent === undefined) throw new DomainError('BAD_REQUEST', m.enterPercentage, { field: 'percent' })
    return { ...base, percent }
  }
  if (target === undefined || hasTooManyDecimals(target, currency))
    throw new DomainError('BAD_REQUEST', fill(m.enterPriceIn, { currency }), { field: 'target' })
  const targetMinor = toMinor(target, currency)
  if (targetMinor >= priceMinor) {
    const price = formatPrice(priceMinor, currency)
    throw new DomainError('BAD_REQUEST', fill(m.enterPriceBelow, { price }), { field: 'target' })
  }
  return { ...base, targetMinor }
}

function requireRoom(tx: Database, readerId: number) {
  const { alerts = 0 } =
    tx.select({ alerts: count() }).from(priceAlerts).where(eq(priceAlerts.readerId, readerId)).get() ?? {}
  if (alerts >= PRICE_ALERTS_MAX)
    throw new DomainError('CONFLICT', fill(m.tooManyAlerts, { n: PRICE_ALERTS_MAX }))
}

/** Setting an alert turns its emails on again. */
function readerIdOf(tx: Database, userId: string): number {
  const linkKey = randomBytes(LINK_KEY_BYTES).toString('base64url')
  return tx
    .insert(priceAlertReaders)
    .values({ userId, linkKey })
    .onConflictDoUpdate({ target: priceAlertReaders.userId, set: { pausedAt: null } })
    .returning({ id: priceAlertReaders.id })
    .get().id
}

export function deleteAlert(db: Database, userId: string, id: number) {
  const reader = findReader(db, userId)
  const isOwn = and(eq(priceAlerts.id, id), eq(priceAlerts.readerId, reader?.id ?? 0))
  const { changes } = db.delete(priceAlerts).where(isOwn).run()
  if (changes === 0) throw new DomainError('NOT_FOUND', m.alertAlreadyDeleted)
  return { success: true as const }
}

export function resumeAlerts(db: Database, userId: string) {
  db.update(priceAlertReaders).set({ pausedAt: null }).where(eq(priceAlertReaders.userId, userId)).run()
  return { success: true as const }
}

export function describeAlertLink(db: Database, token: string) {
  const reader = findByLink(db, token)
  if (!reader) return { state: 'invalid' as const }
  return { state: reader.pausedAt ? ('stopped' as const) : ('active' as const) }
}

/** Stops all emails to an alert owner; the alerts stay. Idempotent. */
export function stopAlerts(db: Database, token: string) {
  const reader = findByLink(db, token)
  if (!reader) throw new DomainError('NOT_FOUND', m.invalidLink)
  if (!reader.pausedAt)
    db.update(priceAlertReaders)
      .set({ pausedAt: new Date() })
      .where(eq(priceAlertReaders.id, reader.id))
      .run()
  return { state: 'stopped' as const }
}

export function countAlerts(db: Database) {
  const counts = { alerts: count(), readers: countDistinct(priceAlerts.readerId) }
  return db.select(counts).from(priceAlerts).get() ?? { alerts: 0, readers: 0 }
}

/**
 * Deletes stock alerts already sent, and alerts on products delisted for longer than `RETENTION_DAYS.vainAlerts`
 * (`shared/retention.ts`). Until then such an alert waits and sends nothing.
 */
export function forgetAlerts(db: Database, before: Date) {
  db.run(sql`
    delete from ${priceAlerts} where id in (
      select a.id from price_alerts a left join products p on p.id = a.product_id
      where (p.id is null and a.created_at < ${before.getTime()}) or p.gone_at < ${before.getTime()}
        or (a.kind = 'stock' and exists (
          select 1 from outbox o where o.id = a.mail_id and o.state in ('sent', 'handed'))))`)
}

function findReader(db: Database, userId: string): AlertReader | undefined {
  return db.select().from(priceAlertReaders).where(eq(priceAlertReaders.userId, userId)).get()
}

function findByLink(db: Database, token: string): AlertReader | undefined {
  const claims = readLink(token)
  if (!claims) return undefined
  const reader = db.select().from(priceAlertReaders).where(eq(priceAlertReaders.id, claims.readerId)).get()
  return reader && isSigned(reader.linkKey, 'price-alerts', claims) ? reader : undefined
}

function getProduct(db: Database, id: number) {
  const product = findProduct(db, id)
  if (!product) throw new DomainError('NOT_FOUND', m.productUnavailable)
  return product
}

function isVerified(db: Database, userId: string): boolean {
  const user = db.select({ isVerified: users.emailVerified }).from(users).where(eq(users.id, userId)).get()
  return user?.isVerified === true
}
