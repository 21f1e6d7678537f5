import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '#client/admin/audit/audit-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: PAGES['/admin/audit'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([trpc.admin.audit.list.ensureData(deps), trpc.admin.audit.actors.ensureData()]),
  component: () => <AuditPage search={Route.useSearch()} />,
})
