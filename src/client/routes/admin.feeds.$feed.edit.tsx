import { createFileRoute } from '@tanstack/react-router'
import { draftOf } from '#client/admin/feeds/feed-draft.ts'
import { FeedWizard } from '#client/admin/feeds/feed-wizard.tsx'
import { loadFeed } from '#client/lib/load-feed.ts'

export const Route = createFileRoute('/admin/feeds/$feed/edit')({
  // Read where it is used: what stands here is part of the first script.
  validateSearch: ({ step }: { step?: unknown }): { step?: string } => (step ? { step: String(step) } : {}),
  loader: async ({ params, context: { trpc } }) => ({ feed: await loadFeed(trpc, params.feed) }),
  component: EditFeed,
})

function EditFeed() {
  const { feed } = Route.useLoaderData()
  return <FeedWizard title={`Edit ${feed.name}`} initial={draftOf(feed)} step={Route.useSearch().step} />
}
