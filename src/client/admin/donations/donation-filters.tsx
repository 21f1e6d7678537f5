import { useNavigate } from '@tanstack/react-router'
import { DONATION_STATUS_LABELS } from '#client/admin/donations/donation-row.tsx'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { FilterChoice, FilterDay } from '#client/admin/kit/filter-controls.tsx'
import { DONATION_STATUSES } from '#shared/donation-drive.ts'
import { type LedgerSearch, parseLedgerSearch } from '#shared/search-params/donations.ts'

const STATUSES = [
  ['', 'All statuses'],
  ...DONATION_STATUSES.map((status) => [status, DONATION_STATUS_LABELS[status]] as const),
] as const
const SORTS = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['largest', 'Amount: high to low'],
  ['smallest', 'Amount: low to high'],
] as const

/** All of it lives in the address. */
export function DonationFilters({ search }: { search: LedgerSearch }) {
  const navigate = useNavigate({ from: '/admin/donations' })
  const set = (changes: Record<string, string | undefined>) =>
    navigate({ search: parseLedgerSearch({ ...search, ...changes, page: undefined }), replace: true })
  return (
    <FilterBar
      label="Search name, email or session"
      current={search}
      onSearch={(text) => set({ search: text })}
      hasDays
    >
      <FilterDay label="From" value={search.from} onChoose={(from) => set({ from })} />
      <FilterDay label="To" value={search.to} onChoose={(to) => set({ to })} />
      <FilterChoice
        label="State"
        value={search.status}
        options={STATUSES}
        onChoose={(status) => set({ status })}
      />
      <FilterChoice label="Sort by" value={search.sort} options={SORTS} onChoose={(sort) => set({ sort })} />
    </FilterBar>
  )
}
