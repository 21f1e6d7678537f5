import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '#client/admin/users/users-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { parseUserSearch } from '#shared/user-search.ts'

export const Route = createFileRoute('/admin/users')({
  validateSearch: parseUserSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) => settleOnServer([trpc.admin.users.list.ensureData(deps)]),
  component: () => <UsersPage search={Route.useSearch()} />,
})
