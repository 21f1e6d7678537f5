import { useNavigate } from '@tanstack/react-router'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { FilterChoice } from '#client/admin/kit/filter-controls.tsx'
import { TRASH_STATES, type TrashSearch } from '#shared/search-params/products.ts'

const STATES = [
  ['', 'In the trash'],
  ['erased', 'Kept out of imports'],
] as const

/** Which deleted products are listed: all of it is in the address. */
export function TrashFilters({ search }: { search: TrashSearch }) {
  const navigate = useNavigate({ from: '/admin/products/trash' })
  const set = (changes: TrashSearch) =>
    navigate({ search: (current) => ({ ...current, ...changes, page: undefined }), replace: true })
  return (
    <FilterBar label="Search the trash" current={search} onSearch={(text) => set({ search: text })}>
      <FilterChoice
        label="Show"
        value={search.state}
        options={STATES}
        onChoose={(value) => set({ state: TRASH_STATES.find((state) => state === value) })}
      />
    </FilterBar>
  )
}
