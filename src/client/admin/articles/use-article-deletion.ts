import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'

export function useArticleRestoring() {
  return trpc.admin.articles.restore.useMutation(useAdminToasts()('Article restored'))
}

/** Moves an article to the trash and offers, in the toast, to put it back. */
export function useArticleDeletion(onDeleted?: () => void) {
  const refresh = useRefresh()
  const restore = useArticleRestoring()
  return trpc.admin.articles.delete.useMutation({
    onSuccess: ({ id }) => {
      const action = { label: 'Undo', onClick: () => restore.mutate({ id }) }
      showToast({ type: 'success', title: 'Article moved to the trash', action })
      onDeleted?.()
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
}
