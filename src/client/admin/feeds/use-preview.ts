import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FeedDraft, inspectionOf } from '#client/admin/feeds/feed-draft.ts'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'
import { trpc } from '#client/lib/trpc.ts'

export function usePreview(draft: FeedDraft) {
  const { client } = trpc.useUtils()
  const look = useDebounced(inspectionOf(draft))
  return useQuery({
    queryKey: ['feed-preview', look],
    queryFn: () => client.admin.feeds.preview.mutate(look),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
