import { useNavigate } from '@tanstack/react-router'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { FilterChoice } from '#client/admin/kit/filter-controls.tsx'
import { useCategories } from '#client/lib/categories.ts'
import { trpc } from '#client/lib/trpc.ts'
import type { CatalogueSearch } from '#shared/search-params/products.ts'

type Options = (readonly [value: string, label: string])[]

const STATES: Options = [
  ['', 'In the shop'],
  ['gone', 'Removed from its feed'],
  ['all', 'All'],
]
const PICKS: Options = [
  ['', 'Picks and others'],
  ['any', 'All picks'],
  ['editors-pick', "Editor's Picks"],
  ['best-seller', 'Best Sellers'],
  ['none', 'No picks'],
]
const GAPS: Options = [
  ['', 'Complete or incomplete'],
  ['price', 'Without a price'],
  ['picture', 'Without a picture'],
  ['text', 'Without a description'],
  ['category', 'Without a category'],
  ['retailer', 'Without a retailer'],
]
const STOCKS: Options = [
  ['', 'Any availability'],
  ['in', 'In stock'],
  ['out', 'Out of stock'],
]
const CLAIMS: Options = [
  ['', 'With or without claims'],
  ['found', 'With claims'],
  ['none', 'Without claims'],
]
const SORTS: Options = [
  ['', 'Last changed'],
  ['changed-up', 'First changed'],
  ['name', 'Name (A-Z)'],
  ['name-down', 'Name (Z-A)'],
  ['price-up', 'Price: Low to High'],
  ['price-down', 'Price: High to Low'],
  ['category', 'Category (A-Z)'],
  ['category-down', 'Category (Z-A)'],
  ['retailer', 'Retailer (A-Z)'],
  ['retailer-down', 'Retailer (Z-A)'],
  ['source', 'Source (A-Z)'],
  ['source-down', 'Source (Z-A)'],
]

/** All of it lives in the address, so a view can be kept, shared and gone back to. */
export function ProductFilters({ search }: { search: CatalogueSearch }) {
  const navigate = useNavigate({ from: '/admin/products/' })
  const categories = useCategories()
  const sources = trpc.admin.catalogue.sources.useQuery()
  const retailers = trpc.admin.catalogue.retailers.useQuery()
  const set = (changes: Record<string, string | undefined>) =>
    navigate({ search: (current) => ({ ...current, ...changes, page: undefined }), replace: true })
  const choice = (
    name: Exclude<keyof CatalogueSearch, 'page' | 'search'>,
    label: string,
    options: Options,
  ) => (
    <FilterChoice
      label={label}
      value={search[name]}
      options={options}
      onChoose={(value) => set({ [name]: value })}
    />
  )
  return (
    <FilterBar label="Search products" current={search} onSearch={(text) => set({ search: text })}>
      {choice('category', 'Category', [
        ['', 'All categories'],
        ...categories.map(({ short }) => [short, short] as const),
      ])}
      {choice('retailer', 'Retailer', named('All retailers', retailers.data, search.retailer))}
      {choice('source', 'Source', named('All sources', sources.data, search.source))}
      {choice('pick', 'Picks', PICKS)}
      {choice('missing', 'Missing', GAPS)}
      {choice('stock', 'Availability', STOCKS)}
      {choice('claims', 'Environmental claims', CLAIMS)}
      {choice('state', 'State', STATES)}
      {choice('sort', 'Sort by', SORTS)}
    </FilterBar>
  )
}

/** The chosen name is among them even when the list does not have it. */
function named(all: string, names: string[] = [], chosen: string | undefined): Options {
  const known = chosen && !names.includes(chosen) ? [chosen, ...names] : names
  return [['', all], ...known.map((name) => [name, name] as const)]
}
