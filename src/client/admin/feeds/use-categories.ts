import { useQuery } from '@tanstack/react-query'
import { type FeedDraft, inspectionOf } from '#client/admin/feeds/feed-draft.ts'
import { trpc } from '#client/lib/trpc.ts'

/** All categories of the draft's file. Its rules change nothing about them, so a new rule reads nothing anew. */
export function useCategories(draft: FeedDraft) {
  const { client } = trpc.useUtils()
  const { options, ...look } = inspectionOf(draft)
  const { categoryRules: _rules, ...others } = options
  const asked = { ...look, options: others }
  return useQuery({
    queryKey: ['feed-categories', asked],
    queryFn: ({ signal }) => client.admin.feeds.categories.mutate(asked, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
