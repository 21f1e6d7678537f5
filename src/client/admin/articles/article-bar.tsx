import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import * as articleFormCss from '#client/admin/articles/article-form.css.ts'
import { ARTICLE_FORM } from '#client/admin/articles/article-form.tsx'
import { ArticleStateTag } from '#client/admin/articles/article-state-tag.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

/** The button that submits the form and has the saved version published. */
export const PUBLISH_BUTTON = 'publish'

interface ArticleBarProps {
  article: EditableArticle
  isPending: boolean
  previews: boolean
  onPreview: () => void
  onDone: (article: EditableArticle) => void
  /** The time of the last saving. */
  children: ReactNode
}

export function ArticleBar({ article, isPending, previews, onPreview, onDone, children }: ArticleBarProps) {
  const { id, state } = article
  const restore = trpc.admin.articles.restore.useMutation(useAdminToasts()('Article restored', onDone))
  const canPublish = state === 'draft' || state === 'scheduled'
  const save = { type: 'submit', form: ARTICLE_FORM, disabled: isPending } as const
  return (
    <div className={articleFormCss.bar}>
      <ArticleStateTag state={state} />
      {children}
      <div className={articleFormCss.buttons}>
        <Button
          variant="outline"
          className={articleFormCss.toggle}
          aria-pressed={previews}
          onClick={onPreview}
        >
          <Icon icon={adminIcons.eye} /> Preview
        </Button>
        <Button {...save} variant={canPublish ? 'outline' : 'solid'}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
        {canPublish && (
          <Button {...save} id={PUBLISH_BUTTON}>
            Publish
          </Button>
        )}
        {state === 'trash' && (
          <Button disabled={restore.isPending} onClick={() => restore.mutate({ id })}>
            Restore
          </Button>
        )}
      </div>
    </div>
  )
}
