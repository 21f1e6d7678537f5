import { createFileRoute } from '@tanstack/react-router'
import { FeedPage } from '#client/admin/feeds/feed-page.tsx'
import { loadFeed } from '#client/lib/load-feed.ts'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/feeds/$feed/')({
  loader: async ({ params, context: { trpc } }) => {
    const { id } = await loadFeed(trpc, params.feed)
    await settleOnServer([trpc.admin.feeds.runs.ensureData({ id })])
    return { id }
  },
  component: () => <FeedPage id={Route.useLoaderData().id} />,
})
