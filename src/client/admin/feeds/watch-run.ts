import { createTRPCClient } from '@trpc/client'
import { eventStreamLink } from '#client/lib/event-stream-link.ts'
import type { AppRouter } from '#client/lib/trpc.ts'

/** Only the admin area listens to the server, so that only it loads what listening takes. */
const client = createTRPCClient<AppRouter>({ links: [eventStreamLink('/trpc')] })

export const watchFeedRun = client.admin.feeds.progress.subscribe
export const watchFeedDryRun = client.admin.feeds.dryRun.subscribe
