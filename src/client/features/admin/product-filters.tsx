import { Input, NativeSelect } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSettled } from '#client/features/admin/use-settled.ts'
import { trpc } from '#client/lib/trpc.ts'
import type { CatalogueSearch } from '#shared/catalogue-search.ts'
import { CATEGORIES } from '#shared/categories.ts'

const STATES = [
  ['', 'In the shop'],
  ['gone', 'Gone from its feed'],
  ['all', 'All'],
] as const
const SORTS = [
  ['', 'Last changed'],
  ['name', 'Name (A-Z)'],
  ['price-up', 'Price: Low to High'],
  ['price-down', 'Price: High to Low'],
] as const

/** All of it lives in the address, so a view can be kept, shared and gone back to. */
export function ProductFilters({ search }: { search: CatalogueSearch }) {
  const navigate = useNavigate({ from: '/admin/products/' })
  const sources = trpc.admin.catalogue.sources.useQuery()
  const set = (changes: Record<string, string | undefined>) =>
    navigate({ search: (current) => ({ ...current, ...changes, page: undefined }), replace: true })
  return (
    <search className="admin-filters">
      <SearchBox value={search.search} onSettled={(text) => set({ search: text || undefined })} />
      <Choice
        label="Category"
        value={search.category}
        options={[['', 'All categories'], ...CATEGORIES.map(({ short }) => [short, short] as const)]}
        onChoose={(category) => set({ category })}
      />
      <Choice
        label="Source"
        value={search.source}
        options={[['', 'All sources'], ...(sources.data ?? []).map((source) => [source, source] as const)]}
        onChoose={(source) => set({ source })}
      />
      <Choice label="State" value={search.state} options={STATES} onChoose={(state) => set({ state })} />
      <Choice label="Sort by" value={search.sort} options={SORTS} onChoose={(sort) => set({ sort })} />
    </search>
  )
}

function SearchBox({ value, onSettled }: { value: string | undefined; onSettled: (text: string) => void }) {
  const [text, setText] = useState(value ?? '')
  const settled = useSettled(text)
  useEffect(() => {
    if (settled === text && settled.trim() !== (value ?? '')) onSettled(settled.trim())
  })
  return (
    <Input
      type="search"
      aria-label="Search products"
      placeholder="Search products"
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

interface ChoiceProps {
  label: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string | undefined) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value || undefined)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
