import { useQuery } from '@tanstack/react-query'
import { type FeedDraft, inspectionOf } from '#client/admin/feeds/feed-draft.ts'
import { trpc } from '#client/lib/trpc.ts'

/** Returns all categories of the draft's file. They do not depend on its rules, so a new rule causes no new request. */
export function useCategories(draft: FeedDraft) {
  const { client } = trpc.useUtils()
  const { options, ...look } = inspectionOf(draft)
  const { categoryRules: _rules, ...others } = options
  const request = { ...look, options: others }
  return useQuery({
    queryKey: ['feed-categories', request],
    queryFn: ({ signal }) => client.admin.feeds.categories.mutate(request, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
