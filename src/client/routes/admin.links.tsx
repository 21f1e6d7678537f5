import { createFileRoute } from '@tanstack/react-router'
import { LinksPage } from '#client/admin/links/links-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/links')({
  validateSearch: PAGES['/admin/links'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) => settleOnServer([trpc.admin.links.list.ensureData(deps)]),
  component: () => <LinksPage search={Route.useSearch()} />,
})
