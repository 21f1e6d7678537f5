import type { Database } from '#server/db/client.ts'
import { ageFilter, sizeFilter } from '#server/db/filter-values.ts'
import type { products } from '#server/db/schema/catalog.ts'
import { statement } from '#server/db/statements.ts'
import type { StoredRow } from '#server/db/stored-columns.ts'
import type { Term } from '#server/features/products/search/index-terms.ts'
import { isByPrice } from '#server/features/products/search/orders.ts'
import type { ProductListInput } from '#shared/inputs/products.ts'
import { unitOfSort } from '#shared/products/product-sort.ts'
import { listOf } from '#shared/products/several.ts'
import { foldText } from '#shared/text/text-folding.ts'

type Member = StoredRow<
  typeof products,
  'id' | 'nameSort' | 'size' | 'color' | 'priceMinor' | 'inStock' | 'filterValues'
> & { front: number }

const MOST_READ = 2_000
/** Each group with its front first, then in the order of precedence for the front. */
const MEMBERS = `select f.id as front, p.id, p.name_sort as nameSort, p.size, p.color, p.price_minor as priceMinor,
    p.in_stock as inStock, p.filter_values as filterValues
  from json_each(?) cards cross join products f on f.id = cards.value
    join products p on p.variant_group = f.variant_group and p.variant_group is not null and p.gone_at is null
  where f.variant_count > 0
  order by cards.key, p.id <> f.id, p.shop_rank desc, p.price_group, p.compared_minor, p.id limit ${MOST_READ}`

/**
 * Replaces each card with the variant that matches more of the requested words, sizes and ages. When prices decide the
 * matches or the order, only variants of the same price qualify. In an order by unit price, the front stays.
 */
export function fittingVariants(
  db: Database,
  ids: number[],
  terms: Term[],
  input: ProductListInput,
): number[] {
  const offers = [listOf(input.size).map(sizeFilter), listOf(input.age).map(ageFilter)].filter(
    (values) => values.length > 0,
  )
  if (ids.length === 0 || input.deal || unitOfSort(input.sort) || (terms.length === 0 && offers.length === 0))
    return ids
  const members = statement<Member>(db, MEMBERS).all(JSON.stringify(ids))
  const groups = Map.groupBy(members, ({ front }) => front)
  return ids.map((id) => bestOf(groups.get(id) ?? [], terms, offers, input)?.id ?? id)
}

function bestOf(members: Member[], terms: Term[], offers: string[][], input: ProductListInput) {
  const [front] = members
  const fitting = members.filter((member) => mayStandFor(member, front, input))
  const fits = fitting.map((member) => ({ id: member.id, fit: fitOf(member, terms, offers) }))
  return fits.toSorted((one, other) => other.fit - one.fit)[0]
}

function mayStandFor(member: Member, front: Member | undefined, { sort, stock, ...input }: ProductListInput) {
  if (stock && member.inStock === 0) return false
  const isOfPrices = isByPrice(sort) || [input.price, input.from, input.to].some((one) => one !== undefined)
  return !isOfPrices || member.priceMinor === front?.priceMinor
}

function fitOf({ nameSort, size, color, filterValues }: Member, terms: Term[], offers: string[][]): number {
  const text = `${nameSort} ${foldText(`${size ?? ''} ${color ?? ''}`)}`
  const said = terms.filter((term) => term.some((words) => words.every((word) => text.includes(word))))
  const offered = offers.filter((values) =>
    values.some((value) => filterValues?.includes(JSON.stringify(value))),
  )
  return said.length + offered.length
}
