import { createFileRoute } from '@tanstack/react-router'
import { LinksPage } from '#client/admin/links/links-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/links')({
  validateSearch: PAGES['/admin/links'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { view, page }, context: { trpc } }) =>
    settleOnServer([
      view === 'named'
        ? trpc.admin.links.named.list.ensureData()
        : trpc.admin.links.list.ensureData({ view, page }),
    ]),
  component: () => <LinksPage search={Route.useSearch()} />,
})
