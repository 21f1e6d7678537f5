import { type Filter, FilterBar } from '#client/admin/kit/filter-bar.tsx'
import type { Choices } from '#client/admin/kit/select.tsx'
import { useCategories } from '#client/lib/categories.ts'
import { trpc } from '#client/lib/trpc.ts'
import type { CatalogSearch } from '#shared/search-params/products.ts'

const STATES: Choices = [
  ['', 'In the shop'],
  ['gone', 'Removed from its feed'],
  ['all', 'All'],
]
const PICKS: Choices = [
  ['', 'Picks and others'],
  ['any', 'All picks'],
  ['editors-pick', "Editor's Picks"],
  ['best-seller', 'Best Sellers'],
  ['none', 'No picks'],
]
const GAPS: Choices = [
  ['', 'Complete or incomplete'],
  ['price', 'Without a price'],
  ['picture', 'Without a picture'],
  ['text', 'Without a description'],
  ['category', 'Without a category'],
  ['retailer', 'Without a retailer'],
]
const STOCKS: Choices = [
  ['', 'Any availability'],
  ['in', 'In stock'],
  ['out', 'Out of stock'],
]
const CLAIMS: Choices = [
  ['', 'With or without claims'],
  ['found', 'With claims'],
  ['none', 'Without claims'],
]

const CHOICES: Filter<CatalogSearch>[] = [
  { name: 'pick', label: 'Picks', options: PICKS },
  { name: 'missing', label: 'Missing', options: GAPS },
  { name: 'stock', label: 'Availability', options: STOCKS },
  { name: 'claims', label: 'Environmental claims', options: CLAIMS },
  { name: 'state', label: 'Status', options: STATES },
]

export function ProductFilters({ search }: { search: CatalogSearch }) {
  const categories = useCategories().map(({ short }) => short)
  const sources = trpc.admin.catalog.sources.useQuery()
  const retailers = trpc.admin.catalog.retailers.useQuery()
  const filters: Filter<CatalogSearch>[] = [
    { name: 'category', label: 'Category', options: named('All categories', categories) },
    {
      name: 'retailer',
      label: 'Retailer',
      options: named('All retailers', retailers.data, search.retailer),
    },
    { name: 'source', label: 'Source', options: named('All sources', sources.data, search.source) },
    ...CHOICES,
  ]
  return <FilterBar label="Search products" current={search} filters={filters} />
}

/** Includes the chosen name even when the list does not have it. */
function named(all: string, names: string[] = [], chosen?: string): Choices {
  const choices = chosen && !names.includes(chosen) ? [chosen, ...names] : names
  return [['', all], ...choices.map((name) => [name, name] as const)]
}
