import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '#client/admin/audit/audit-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { parseAuditSearch } from '#shared/audit-search.ts'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: parseAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([trpc.admin.audit.list.ensureData(deps), trpc.admin.audit.actors.ensureData()]),
  component: () => <AuditPage search={Route.useSearch()} />,
})
