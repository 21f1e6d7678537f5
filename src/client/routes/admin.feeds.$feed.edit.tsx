import { createFileRoute } from '@tanstack/react-router'
import { draftOf } from '#client/admin/feeds/feed-draft.ts'
import { FeedWizard } from '#client/admin/feeds/feed-wizard.tsx'
import { loadFeed } from '#client/lib/load-feed.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/feeds/$feed/edit')({
  validateSearch: PAGES['/admin/feeds/$feed/edit'].search,
  loader: async ({ params, context: { trpc } }) => ({ feed: await loadFeed(trpc, params.feed) }),
  component: EditFeed,
})

function EditFeed() {
  const { feed } = Route.useLoaderData()
  return <FeedWizard title={`Edit ${feed.name}`} initial={draftOf(feed)} step={Route.useSearch().step} />
}
