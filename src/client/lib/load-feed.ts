import { notFound } from '@tanstack/react-router'
import type { FeedSource, TrpcUtils } from '#client/lib/trpc.ts'

export async function loadFeed(trpc: TrpcUtils, id: string): Promise<FeedSource> {
  const feeds = await trpc.admin.feeds.list.fetch()
  const feed = feeds.find((one) => String(one.id) === id)
  if (!feed) throw notFound()
  return feed
}
