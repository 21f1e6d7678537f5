import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '#client/admin/security/security-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/security')({
  validateSearch: PAGES['/admin/security'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) => settleOnServer([trpc.admin.security.list.ensureData(deps)]),
  component: () => <SecurityPage search={Route.useSearch()} />,
})
