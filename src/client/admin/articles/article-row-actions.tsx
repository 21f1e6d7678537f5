import { useArticleDeletion, useArticleRestoring } from '#client/admin/articles/use-article-deletion.ts'
import { useArticlePrefix } from '#client/admin/articles/use-article-prefix.ts'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'
import type { Language } from '#shared/messages/languages.ts'
import type { ArticleState } from '#shared/search-params/articles.ts'

interface ArticleRowActionsProps {
  article: { id: number; slug: string; title: string; language: Language; state: ArticleState }
}

export function ArticleRowActions({ article }: ArticleRowActionsProps) {
  const { id, slug, title, language, state } = article
  const prefix = useArticlePrefix(language)
  const remove = useArticleDeletion()
  if (state === 'trash') return <TrashActions article={article} />
  return (
    <RowMenu
      name={title}
      acts={[
        state === 'published' && { label: 'View', href: `${prefix}/blog/${slug}` },
        { label: 'Delete', isDangerous: true, onClick: () => remove.mutate({ id }) },
      ]}
    />
  )
}

function TrashActions({ article: { id, title } }: ArticleRowActionsProps) {
  const toasts = useAdminToasts()
  const restore = useArticleRestoring()
  const erase = trpc.admin.articles.erase.useMutation(toasts('Article erased'))
  return (
    <RowMenu
      name={title}
      acts={[
        { label: 'Restore', onClick: () => restore.mutate({ id }) },
        {
          label: 'Erase',
          isDangerous: true,
          question: {
            title: 'Erase this article?',
            action: 'Erase',
            busy: 'Erasing...',
            isPending: erase.isPending,
            onConfirm: (close) => erase.mutate({ id }, { onSuccess: close }),
            children: `“${title}” and all of its versions are erased. This cannot be undone.`,
          },
        },
      ]}
    />
  )
}
