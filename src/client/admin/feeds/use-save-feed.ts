import { use } from 'react'
import { type FeedDraft, inputOf } from '#client/admin/feeds/feed-draft.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { callError } from '#client/lib/call-error.ts'
import { trpc } from '#client/lib/trpc.ts'
import { UnsavedContext } from '#client/lib/unsaved.ts'

/** Saves a new or existing draft and returns its id; undefined when it was refused. */
export function useSaveFeed() {
  const refresh = useRefresh()
  const unsaved = use(UnsavedContext)
  const onSuccess = () => {
    unsaved?.clear()
    return refresh()
  }
  const create = trpc.admin.feeds.create.useMutation({ onSuccess })
  const update = trpc.admin.feeds.update.useMutation({ onSuccess })
  const refused = create.error ?? update.error
  const { fields, message } = callError(refused)
  return {
    isSaving: create.isPending || update.isPending,
    error: refused ? [message, ...Object.values(fields)].join('. ') : undefined,
    async save(draft: FeedDraft): Promise<number | undefined> {
      const { id } = draft
      const saving =
        id === undefined ? create.mutateAsync(inputOf(draft)) : update.mutateAsync({ ...inputOf(draft), id })
      return (await saving.catch(() => undefined))?.id
    },
  }
}
