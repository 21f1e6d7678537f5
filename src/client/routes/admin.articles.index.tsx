import { createFileRoute } from '@tanstack/react-router'
import { ArticlesPage } from '#client/admin/articles/articles-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/articles/')({
  validateSearch: PAGES['/admin/articles'].search,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { trpc } }) =>
    settleOnServer([
      trpc.admin.articles.list.ensureData(deps),
      trpc.admin.reports.ageingArticles.ensureData(),
    ]),
  component: () => <ArticlesPage search={Route.useSearch()} />,
})
