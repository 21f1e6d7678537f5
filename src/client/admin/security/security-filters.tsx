import { useNavigate } from '@tanstack/react-router'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { FilterChoice, FilterDay } from '#client/admin/kit/filter-controls.tsx'
import { parseSecuritySearch, type SecuritySearch } from '#shared/search-params/security.ts'
import { SECURITY_SUBJECTS } from '#shared/security-events.ts'

const SUBJECTS = [
  ['', 'Everything'],
  ...SECURITY_SUBJECTS.map(({ subject, label }) => [subject, label] as const),
] as const

/** All of it lives in the address. */
export function SecurityFilters({ search }: { search: SecuritySearch }) {
  const navigate = useNavigate({ from: '/admin/security' })
  const set = (changes: Record<string, string | undefined>) =>
    navigate({ search: parseSecuritySearch({ ...search, ...changes, page: undefined }), replace: true })
  return (
    <FilterBar label="Search events" current={search} onSearch={(text) => set({ search: text })} hasDays>
      <FilterDay label="From" value={search.from} onChoose={(from) => set({ from })} />
      <FilterDay label="To" value={search.to} onChoose={(to) => set({ to })} />
      <FilterChoice
        label="About"
        value={search.subject}
        options={SUBJECTS}
        onChoose={(subject) => set({ subject })}
      />
    </FilterBar>
  )
}
