import type { Database } from '#server/db/client.ts'
import type { products } from '#server/db/schema/catalog.ts'
import { shortsByKey } from '#server/db/shop-categories.ts'
import { selectIds, statement } from '#server/db/statements.ts'
import type { StoredRow } from '#server/db/stored-columns.ts'
import { sameItemIds } from '#server/features/products/offers.ts'
import { toCardProduct } from '#server/features/products/product.ts'
import type { Filters } from '#server/features/products/search/filters.ts'
import { cardRows } from '#server/features/products/search/product-rows.ts'
import { firstIds } from '#server/features/products/search/walks.ts'
import { SIMILAR_COUNT } from '#shared/limits.ts'
import { rootsOf, UNKNOWN_THING } from '#shared/things/named-thing.ts'

type Likened = StoredRow<
  typeof products,
  'id' | 'category' | 'comparedMinor' | 'thing' | 'nameSort' | 'shopRank' | 'variantGroup' | 'variantCount'
> & { priceGroup: string }

const PRICE_RATIO = 0.4
/** Compares this many with the nearest prices, below and above. */
const COMPARED = 60
/** With fewer, other products of the category fill the row better. */
const FEWEST = 2

const COLUMNS = `p.id, p.category, p.compared_minor as comparedMinor, p.price_group as priceGroup, p.thing, p.name_sort as nameSort,
  p.shop_rank as shopRank, p.variant_group as variantGroup, p.variant_count as variantCount`
const OWN = `select ${COLUMNS} from products p where p.id = +?`
const SAME_THING = `from products p where p.is_shown = 1 and p.in_stock = 1 and p.thing = +? and p.price_group = +?`
const NEAREST = {
  below: `select ${COLUMNS} ${SAME_THING} and p.compared_minor < +? and p.compared_minor >= +? order by p.compared_minor desc limit ${COMPARED}`,
  above: `select ${COLUMNS} ${SAME_THING} and p.compared_minor >= +? and p.compared_minor <= +? order by p.compared_minor limit ${COMPARED}`,
}

/**
 * Products that a visitor may also like, even for a delisted product. Similar means the same kind, in stock, with a
 * price within 40%. Names that share more words rank higher; ties follow the shop's order. Otherwise returns others
 * of the category in the shop's order, topped up from the whole shop. Never returns the same item, as a variant or from
 * another retailer.
 */
export function similarProducts(db: Database, id: number) {
  const own = statement<Likened>(db, OWN).get(id)
  const same = new Set(sameItemIds(db, id))
  const ids = own ? similarIds(db, own, same) : []
  const areSimilar = ids.length >= FEWEST
  const displayedIds = areSimilar ? ids : othersOf(db, id, own, same)
  return {
    kind: areSimilar ? ('similar' as const) : ('category' as const),
    category: (own?.category && shortsByKey(db).get(own.category)) ?? null,
    products: cardRows(db, displayedIds).map(toCardProduct),
  }
}

function similarIds(db: Database, own: Likened, same: Set<number>): number[] {
  const words = new Set(wordsOf(own))
  return nearest(db, own)
    .filter((other) => !same.has(other.id) && !isVariant(own, other))
    .map((other) => ({ ...other, likeness: wordsOf(other).filter((word) => words.has(word)).length }))
    .filter(
      ({ likeness, category }) => own.thing !== UNKNOWN_THING || (likeness > 0 && category === own.category),
    )
    .sort(
      (a, b) =>
        b.likeness - a.likeness ||
        (b.shopRank ?? 0) - (a.shopRank ?? 0) ||
        distance(own, a) - distance(own, b) ||
        b.id - a.id,
    )
    .slice(0, SIMILAR_COUNT)
    .map(({ id }) => id)
}

function nearest(db: Database, { thing, priceGroup, comparedMinor }: Likened): Likened[] {
  if (comparedMinor === null) return []
  const lowest = Math.ceil(comparedMinor * (1 - PRICE_RATIO))
  const highest = Math.floor(comparedMinor * (1 + PRICE_RATIO))
  return [
    ...statement<Likened>(db, NEAREST.below).all(thing, priceGroup, comparedMinor, lowest),
    ...statement<Likened>(db, NEAREST.above).all(thing, priceGroup, comparedMinor, highest),
  ]
}

function othersOf(db: Database, id: number, own: Likened | undefined, same: Set<number>): number[] {
  const wider: Filters[] = [...(own?.category ? [{ category: own.category }] : []), {}]
  const ids = new Set(wider.flatMap((filters) => firstIds(db, filters, SIMILAR_COUNT + 1 + same.size)))
  for (const other of [id, ...same, ...variantIds(db, own)]) ids.delete(other)
  return [...ids].slice(0, SIMILAR_COUNT)
}

/** The row that represents the group; lists show no other of it. */
function variantIds(db: Database, own: Likened | undefined): number[] {
  if (!own?.variantCount) return []
  const sql = `select id from products where variant_group = +? and variant_group is not null and gone_at is null
    order by shop_rank desc, price_group, compared_minor, id limit 1`
  return selectIds(db, sql, [own.variantGroup])
}

function isVariant(own: Likened, other: Likened): boolean {
  return other.id === own.id || (own.variantGroup !== null && own.variantGroup === other.variantGroup)
}

function distance(own: Likened, other: Likened): number {
  return Math.abs((own.comparedMinor ?? 0) - (other.comparedMinor ?? 0))
}

function wordsOf({ nameSort }: Likened): string[] {
  return [...new Set(rootsOf(nameSort).split(' '))].filter((word) => word.length > 1)
}
