import { setImmediate } from 'node:timers/promises'
import { and, eq, ne, notInArray, sql } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { inBulkTransaction } from '#server/db/bulk-transaction.ts'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { catalogFacets, conversions, products } from '#server/db/schema/catalog.ts'
import { minorRateOf } from '#shared/prices/exchange-rates.ts'
import { ratesTo } from '#shared/prices/written-rates.ts'

const WRITTEN_AT_ONCE = 200

type ConversionDeps = Pick<Deps, 'db' | 'env'>

/**
 * Gives all products the exchange rates of the settings; triggers give them to new ones. Idempotent, and quick when
 * nothing has changed. Returns how many products changed.
 */
export async function applyRates({ db, env }: ConversionDeps): Promise<number> {
  if (!storeRates(db, env)) return 0
  let changed = 0
  for (const conversion of db.select().from(conversions).where(eq(conversions.isDone, false)).all())
    changed += await convertProducts(db, conversion)
  inTransaction(db, raiseCatalogVersion)
  return changed
}

/** Notes what has changed; a currency that lost its rate is compared in itself. Returns false if nothing is to do. */
function storeRates(db: Database, { CURRENCY, EXCHANGE_RATES }: Deps['env']): boolean {
  const rates = new Map(ratesTo(CURRENCY, EXCHANGE_RATES).map((rate) => [rate.currency, minorRateOf(rate)]))
  const stored = db.select().from(conversions).all()
  const rated = [...new Set([...rates.keys(), ...stored.map(({ currency }) => currency)])].map((currency) => {
    const minorRate = rates.get(currency)
    return minorRate
      ? { currency, comparedIn: CURRENCY, minorRate }
      : { currency, comparedIn: currency, minorRate: 1 }
  })
  const changed = rated.filter(
    (one) =>
      !stored.some(
        ({ currency, comparedIn, minorRate }) =>
          currency === one.currency && comparedIn === one.comparedIn && minorRate === one.minorRate,
      ),
  )
  if (changed.length === 0) return stored.some(({ isDone }) => !isDone)
  inTransaction(db, (tx) => {
    for (const one of changed) {
      const set = { ...one, isDone: false }
      tx.insert(conversions).values(set).onConflictDoUpdate({ target: conversions.currency, set }).run()
    }
  })
  return true
}

async function convertProducts(
  db: Database,
  { currency, comparedIn, minorRate }: typeof conversions.$inferSelect,
): Promise<number> {
  const hasCurrency = eq(products.currency, currency)
  const rows = db.select({ id: products.id }).from(products).where(hasCurrency).all()
  const ids = rows.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += WRITTEN_AT_ONCE) {
    const some = JSON.stringify(ids.slice(at, at + WRITTEN_AT_ONCE))
    const isOne = sql`${products.id} in (select value from json_each(${some}))`
    inBulkTransaction(db, () =>
      db.update(products).set({ comparedIn, minorRate }).where(and(isOne, hasCurrency)).run(),
    )
    await setImmediate()
  }
  const isSame = and(eq(conversions.currency, currency), eq(conversions.minorRate, minorRate))
  db.update(conversions).set({ isDone: true }).where(isSame).run()
  return ids.length
}

export function foreignCurrencies({ db, env }: ConversionDeps): string[] {
  const { priceGroup, listed } = catalogFacets
  return db
    .selectDistinct({ currency: priceGroup })
    .from(catalogFacets)
    .where(and(ne(listed, 0), notInArray(priceGroup, [env.CURRENCY, '~'])))
    .orderBy(priceGroup)
    .all()
    .map(({ currency }) => currency)
}
