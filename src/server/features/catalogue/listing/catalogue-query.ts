import type { CatalogueGap, CataloguePick, CatalogueStock } from '#shared/catalogue-search.ts'
import type { CatalogueListInput } from '#shared/inputs/catalogue.ts'

interface Query {
  where: string
  values: unknown[]
}

const ORDERS: Record<CatalogueListInput['sort'], string> = {
  changed: 'p.updated_at desc, p.id desc',
  'changed-up': 'p.updated_at, p.id',
  name: 'p.name_sort, p.id',
  'price-up': 'p.price_group, p.price_minor, p.id desc',
  'price-down': 'p.price_group, p.price_minor desc, p.id',
  'name-down': 'p.name_sort desc, p.id desc',
  category: 'p.category nulls last, p.id',
  'category-down': 'p.category desc nulls last, p.id desc',
  retailer: 'p.advertiser_name collate nocase nulls last, p.id',
  'retailer-down': 'p.advertiser_name collate nocase desc nulls last, p.id desc',
  source: 'p.source collate nocase, p.id',
  'source-down': 'p.source collate nocase desc, p.id desc',
}

const PICKS: Record<CataloguePick, string> = {
  any: '(p.is_editors_pick or p.is_best_seller)',
  'editors-pick': 'p.is_editors_pick',
  'best-seller': 'p.is_best_seller',
  none: 'not (p.is_editors_pick or p.is_best_seller)',
}

const GAPS: Record<CatalogueGap, string> = {
  price: 'p.price_minor is null',
  picture: '(p.image_url is null)',
  category: 'p.category is null',
  retailer: 'p.advertiser_name is null',
}

const STOCKS: Record<CatalogueStock, string> = { in: 'p.in_stock', out: 'not p.in_stock' }

const STATES: Record<CatalogueListInput['state'], string | undefined> = {
  listed: 'p.gone_at is null',
  gone: 'p.gone_at is not null',
  all: undefined,
}

/** Every order ends in the id, so pages never overlap. */
export function catalogueOrder(sort: CatalogueListInput['sort']): string {
  return ORDERS[sort]
}

type Filters = Omit<CatalogueListInput, 'search' | 'sort' | 'page' | 'pageSize'>

/** Names and prices, which no index that serves the filters has, have indexes of their own. */
export function isFiltersIndexUsed(sort: CatalogueListInput['sort']): boolean {
  return !['name', 'name-down', 'price-up', 'price-down'].includes(sort)
}

/** The conditions for table alias `p`. `ids` narrows to what a search found, `terms` looks into the texts themselves. */
export function catalogueFilter(
  { category, source, retailer, pick, missing, stock, state }: Filters,
  found: { ids?: number[] | undefined; terms?: string[] | undefined } = {},
): Query {
  const { ids, terms = [] } = found
  const conditions: [string | undefined | false, unknown?][] = [
    [STATES[state]],
    [category && 'p.category = +?', category],
    [source && 'p.source = +?', source],
    [retailer && 'p.advertiser_name = +?', retailer],
    [pick && PICKS[pick]],
    [missing && GAPS[missing]],
    [stock && STOCKS[stock]],
    [ids && 'p.id in (select value from json_each(?))', ids && JSON.stringify(ids)],
    ...terms.map((term): [string, unknown] => ['instr(p.search_text, ?) > 0', term]),
  ]
  const used = conditions.filter(([condition]) => condition)
  return {
    where: used.map(([condition]) => condition).join(' and ') || '1',
    values: used.flatMap(([, value]) => (value === undefined ? [] : [value])),
  }
}
