import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from '#client/features/compare/compare-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'
import { additionsInput, comparedIds } from '#shared/search-params/compare.ts'

export const Route = createFileRoute('/compare')({
  staticData: { pageKind: 'compare' },
  validateSearch: PAGES['/compare'].search,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context: { trpc } }) => {
    const compared = await trpc.products.compare.ensureData({ ids: comparedIds(deps.ids) })
    const [first] = compared
    await settleOnServer([
      ...(deps.search ? [trpc.products.cards.ensureData(additionsInput(deps.search))] : []),
      ...(first && !deps.search ? [trpc.products.similar.ensureData({ id: first.product.id })] : []),
    ])
    return { names: compared.map(({ product }) => product.name) }
  },
  head: ({ match: { context }, loaderData: { names } = { names: [] } }) =>
    pageHead(context.site, {
      title: names.length > 0 ? fill(m.compareNamesTitle, { names: names.join(', ') }) : m.compareTitle,
      description: m.compareDescription,
      path: '/compare',
      hidden: true,
    }),
  component: () => <ComparePage search={Route.useSearch()} />,
})
