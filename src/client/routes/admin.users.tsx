import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '#client/admin/users/users-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/users')({
  validateSearch: PAGES['/admin/users'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) => settleOnServer([trpc.admin.users.list.ensureData(deps)]),
  component: () => <UsersPage search={Route.useSearch()} />,
})
