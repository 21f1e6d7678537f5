import type { Database } from '#server/db/client.ts'
import type { products } from '#server/db/schema/catalog.ts'
import { selectIds, statement } from '#server/db/statements.ts'
import type { StoredRow } from '#server/db/stored-columns.ts'
import { MOST_VARIANTS } from '#server/db/variant-groups.ts'
import { hasTerms, type Term } from '#server/features/products/search/index-terms.ts'
import { bySize } from '#shared/variants/by-size.ts'

type VariantRow = StoredRow<
  typeof products,
  'id' | 'slug' | 'name' | 'size' | 'color' | 'priceMinor' | 'currency' | 'inStock'
>

/** Ordered by the row that stands for the group. */
const SAME_GROUP = `select p.id, p.slug, p.name, p.size, p.color, p.price_minor as priceMinor, p.currency, p.in_stock as inStock
  from products own join products p on p.variant_group = own.variant_group and p.variant_group is not null and p.gone_at is null
  where own.id = +? and own.variant_count > 0
  order by p.shop_rank desc, p.price_group, p.compared_minor, p.id limit ${MOST_VARIANTS}`
const GROUPS_OF_MATCHES = `select p.id from products p where p.variant_group is not null and p.gone_at is null and p.variant_count > 0
  and p.variant_group in (select f.variant_group from products f where f.id in (select value from json_each(?)) and f.variant_count > 0)`

/**
 * The options of a product's group, one row for each size and color. Prefers the product itself, then the first of the
 * shop's order. Empty for a product without variants.
 */
export function variantsOf(db: Database, id: number) {
  const options = new Map<string, VariantRow>()
  const rows = statement<VariantRow>(db, SAME_GROUP).all(id)
  for (const row of rows) {
    const label = row.size || row.color ? `${row.size}\0${row.color}` : row.name
    if (row.id === id || !options.has(label)) options.set(label, row)
  }
  return [...options.values()]
    .map((row) => ({ ...row, inStock: row.inStock === 1 }))
    .sort((a, b) => bySize(a.size, b.size) || (a.color ?? '').localeCompare(b.color ?? '') || a.id - b.id)
}

export function withVariants(db: Database, ids: number[], terms: Term[]): number[] {
  const tested = hasTerms('p.search_text', terms)
  const sql = [GROUPS_OF_MATCHES, ...tested.map(({ where }) => where)].join(' and ')
  const others = selectIds(db, sql, [JSON.stringify(ids), ...tested.flatMap(({ values }) => values)])
  return [...new Set([...ids, ...others])]
}
