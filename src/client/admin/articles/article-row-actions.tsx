import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useArticleDeletion, useArticleRestoring } from '#client/admin/articles/use-article-deletion.ts'
import { useArticlePrefix } from '#client/admin/articles/use-article-prefix.ts'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { Language } from '#shared/messages/languages.ts'
import type { ArticleState } from '#shared/search-params/articles.ts'

interface ArticleRowActionsProps {
  article: { id: number; slug: string; title: string; language: Language; state: ArticleState }
}

export function ArticleRowActions({ article }: ArticleRowActionsProps) {
  if (article.state === 'trash') return <TrashActions article={article} />
  return (
    <div className={actionsCss.actions}>
      {article.state === 'published' && <ViewLink article={article} />}
      <DeleteButton article={article} />
    </div>
  )
}

/** Leads to the article in its own language. */
function ViewLink({ article: { slug, title, language } }: ArticleRowActionsProps) {
  return (
    <Button asChild size="xs" variant="outline">
      <a href={`${useArticlePrefix(language)}/blog/${slug}`}>
        <Icon icon={adminIcons.eye} /> View
        <span className={baseCss.visuallyHidden}> {title}</span>
      </a>
    </Button>
  )
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
