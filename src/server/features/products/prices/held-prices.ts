import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { believePrice } from '#server/db/observed-prices.ts'
import { heldPrices, products } from '#server/db/schema/catalog.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { HeldPriceDecision, HeldPriceListInput } from '#shared/inputs/held-prices.ts'
import { fromMinor } from '#shared/prices/money.ts'

const isUndecided = isNull(heldPrices.refusedAt)

/** Lists the prices that `db/observed-prices.ts` doubts, as the feed seems to have lost its decimals. */
export function listHeldPrices(db: Database, { page, pageSize }: HeldPriceListInput) {
  const total = countHeldPrices(db)
  const rows = db
    .select({
      id: products.id,
      name: products.name,
      category: products.category,
      imageUrl: products.imageUrl,
      retailer: products.advertiserName,
      source: products.source,
      beforeMinor: heldPrices.beforeMinor,
      priceMinor: heldPrices.priceMinor,
      currency: heldPrices.currency,
      sinceAt: heldPrices.sinceAt,
      untilAt: heldPrices.untilAt,
    })
    .from(heldPrices)
    .innerJoin(products, eq(products.id, heldPrices.productId))
    .where(isUndecided)
    .orderBy(desc(heldPrices.sinceAt), desc(products.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .all()
  return { rows, page, pageSize, total, totalPages: Math.ceil(total / pageSize) }
}

export function countHeldPrices(db: Database): number {
  return db.select({ held: count() }).from(heldPrices).where(isUndecided).get()?.held ?? 0
}

/**
 * Accepts doubted prices, which count as observed from now on, or refuses them. Refused ones stay doubted and leave the
 * list. Returns how many were decided; others had been decided already or have another price. Throws CONFLICT when that
 * is true of all.
 */
export function decideHeldPrices(
  db: Database,
  actor: Actor,
  { prices, decision }: HeldPriceDecision,
  now = new Date(),
): { decided: number } {
  return inTransaction(db, (tx) => {
    const ids = prices.map(({ id }) => id)
    const seen = new Map(prices.map(({ id, priceMinor }) => [id, priceMinor]))
    const held = tx
      .select({ price: heldPrices, name: products.name })
      .from(heldPrices)
      .innerJoin(products, eq(products.id, heldPrices.productId))
      .where(and(inArray(heldPrices.productId, ids), isUndecided))
      .all()
      .filter(({ price }) => seen.get(price.productId) === price.priceMinor)
    if (held.length === 0) throw new DomainError('CONFLICT', 'These prices have changed in the meantime')
    for (const { price, name } of held) {
      const { productId, beforeMinor, priceMinor, currency } = price
      if (decision === 'accept') believePrice(tx, productId, now)
      else tx.update(heldPrices).set({ refusedAt: now }).where(eq(heldPrices.productId, productId)).run()
      recordChange(tx, actor, {
        action: decision === 'accept' ? 'price.accepted' : 'price.refused',
        targetId: productId,
        targetName: name,
        before: { price: fromMinor(beforeMinor, currency), currency },
        after: { price: fromMinor(priceMinor, currency), currency },
      })
    }
    return { decided: held.length }
  })
}
