import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useArticleDeletion, useArticleRestoring } from '#client/admin/articles/use-article-deletion.ts'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { ArticleState } from '#shared/search-params/articles.ts'

interface ArticleRowActionsProps {
  article: { id: number; title: string; state: ArticleState }
}

export function ArticleRowActions({ article }: ArticleRowActionsProps) {
  return article.state === 'trash' ? <TrashActions article={article} /> : <DeleteButton article={article} />
}

function DeleteButton({ article: { id, title } }: ArticleRowActionsProps) {
  const remove = useArticleDeletion()
  return (
    <Button size="xs" variant="outline" disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
      <Icon icon={adminIcons.trash} /> Delete
      <span className={baseCss.visuallyHidden}> {title}</span>
    </Button>
  )
}

function TrashActions({ article: { id, title } }: ArticleRowActionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const toasts = useAdminToasts()
  const restore = useArticleRestoring()
  const erase = trpc.admin.articles.erase.useMutation(toasts('Article erased', () => setIsAsking(false)))
  return (
    <div className={actionsCss.actions}>
      <Button size="xs" variant="outline" disabled={restore.isPending} onClick={() => restore.mutate({ id })}>
        Restore<span className={baseCss.visuallyHidden}> {title}</span>
      </Button>
      <Button size="xs" variant="outline" className={actionsCss.danger} onClick={() => setIsAsking(true)}>
        Erase<span className={baseCss.visuallyHidden}> {title}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Erase this article?"
        action="Erase"
        busy="Erasing..."
        isPending={erase.isPending}
        onConfirm={() => erase.mutate({ id })}
        onClose={() => setIsAsking(false)}
      >
        “{title}” and all of its versions are erased. This cannot be undone.
      </ConfirmDialog>
    </div>
  )
}
