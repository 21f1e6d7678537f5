import { createTRPCClient, httpSubscriptionLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '#client/lib/trpc.ts'

/** Only the admin area listens to the server, so that only it loads what listening takes. */
const client = createTRPCClient<AppRouter>({
  links: [httpSubscriptionLink({ url: '/trpc', transformer: superjson })],
})

export const watchFeedRun = client.admin.feeds.progress.subscribe
export const watchFeedDryRun = client.admin.feeds.dryRun.subscribe
