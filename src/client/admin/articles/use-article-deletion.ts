import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'

export function useArticleRestoring() {
  return trpc.admin.articles.restore.useMutation(useAdminToasts()('Article restored'))
}

export function useArticleDeletion(onDeleted?: () => void) {
  const toasts = useAdminToasts()
  const restore = useArticleRestoring()
  return trpc.admin.articles.delete.useMutation(
    toasts(
      ({ id }) => ({
        title: 'Article moved to the trash',
        action: { label: 'Undo', onClick: () => restore.mutate({ id }) },
      }),
      onDeleted,
    ),
  )
}
