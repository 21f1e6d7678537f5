import type { CatalogueListInput } from '#shared/catalogue.ts'

interface Query {
  where: string
  values: unknown[]
}

const ORDERS: Record<CatalogueListInput['sort'], string> = {
  changed: 'p.updated_at desc, p.id desc',
  name: 'p.name_sort, p.id',
  'price-up': 'p.price_minor nulls last, p.id desc',
  'price-down': 'p.price_minor desc, p.id',
}

const STATES: Record<CatalogueListInput['state'], string | undefined> = {
  listed: 'p.gone_at is null',
  gone: 'p.gone_at is not null',
  all: undefined,
}

/** Every order ends in the id, so pages never overlap. */
export function catalogueOrder(sort: CatalogueListInput['sort']): string {
  return ORDERS[sort]
}

type Filters = Pick<CatalogueListInput, 'category' | 'source' | 'state'>

/** The conditions for table alias `p`. `ids` narrows to what a search found, `terms` looks into the texts themselves. */
export function catalogueFilter(
  { category, source, state }: Filters,
  found: { ids?: number[] | undefined; terms?: string[] | undefined } = {},
): Query {
  const { ids, terms = [] } = found
  const conditions: [string | undefined | false, unknown?][] = [
    [STATES[state]],
    [category && 'p.category = +?', category],
    [source && 'p.source = +?', source],
    [ids && 'p.id in (select value from json_each(?))', ids && JSON.stringify(ids)],
    ...terms.map((term): [string, unknown] => ['instr(p.search_text, ?) > 0', term]),
  ]
  const used = conditions.filter(([condition]) => condition)
  return {
    where: used.map(([condition]) => condition).join(' and ') || '1',
    values: used.flatMap(([, value]) => (value === undefined ? [] : [value])),
  }
}
