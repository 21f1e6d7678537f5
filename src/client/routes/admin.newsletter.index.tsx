import { createFileRoute } from '@tanstack/react-router'
import { NewsletterPage } from '#client/admin/newsletter/newsletter-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/newsletter/')({
  validateSearch: PAGES['/admin/newsletter'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 }, context: { trpc } }) =>
    settleOnServer([
      trpc.admin.newsletter.subscribers.overview.ensureData(),
      trpc.admin.newsletter.campaigns.list.ensureData({ page }),
    ]),
  component: () => <NewsletterPage page={Route.useSearch().page ?? 1} />,
})
