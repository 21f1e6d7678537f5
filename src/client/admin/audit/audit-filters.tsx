import { useNavigate } from '@tanstack/react-router'
import { FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { FilterChoice, FilterDay } from '#client/admin/kit/filter-controls.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { AUDIT_SUBJECTS, type AuditSearch, parseAuditSearch } from '#shared/search-params/audit.ts'

const SUBJECTS = [
  ['', 'Everything'],
  ...AUDIT_SUBJECTS.map(({ subject, label }) => [subject, label] as const),
] as const

/** All of it lives in the address. */
export function AuditFilters({ search }: { search: AuditSearch }) {
  const navigate = useNavigate({ from: '/admin/audit' })
  const { data: actors = [] } = trpc.admin.audit.actors.useQuery()
  const people = [...new Set([...actors, ...(search.actor ? [search.actor] : [])])]
  const set = (changes: Record<string, string | undefined>) =>
    navigate({ search: parseAuditSearch({ ...search, ...changes, page: undefined }), replace: true })
  return (
    <FilterBar label="Search changes" current={search} onSearch={(text) => set({ search: text })} hasDays>
      <FilterDay label="From" value={search.from} onChoose={(from) => set({ from })} />
      <FilterDay label="To" value={search.to} onChoose={(to) => set({ to })} />
      <FilterChoice
        label="Who"
        value={search.actor}
        options={[['', 'Everyone'], ...people.map((email) => [email, email] as const)]}
        onChoose={(actor) => set({ actor })}
      />
      <FilterChoice
        label="About"
        value={search.subject}
        options={SUBJECTS}
        onChoose={(subject) => set({ subject })}
      />
    </FilterBar>
  )
}
