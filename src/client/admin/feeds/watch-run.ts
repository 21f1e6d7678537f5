import { createTRPCClient } from '@trpc/client'
import { eventStreamLink } from '#client/lib/event-stream-link.ts'
import type { AppRouter } from '#client/lib/trpc.ts'

/** Only the admin area subscribes to events, so only it loads the code for them. */
const client = createTRPCClient<AppRouter>({ links: [eventStreamLink('/trpc')] })

export const watchFeedRun = client.admin.feeds.progress.subscribe
export const watchFeedDryRun = client.admin.feeds.dryRun.subscribe
