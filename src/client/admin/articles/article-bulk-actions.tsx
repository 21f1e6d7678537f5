import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import type { useSelection } from '#client/admin/kit/row-selection.tsx'
import { useSeveral } from '#client/admin/kit/use-several.ts'
import { type ListedArticle, trpc } from '#client/lib/trpc.ts'
import type { ArticleState } from '#shared/search-params/articles.ts'

interface ArticleBulkActionsProps {
  selection: ReturnType<typeof useSelection<ListedArticle>>
  state: ArticleState | undefined
}

const QUESTIONS = {
  publish: { title: 'Publish', done: 'published', text: 'Readers see them at once.' },
  withdraw: {
    title: 'Unpublish',
    done: 'unpublished',
    text: 'They become drafts, which only administrators can see, and lose their day of publication.',
  },
  erase: { title: 'Erase', done: 'erased', text: 'All of their versions are erased. This cannot be undone.' },
}

export function ArticleBulkActions({ selection, state }: ArticleBulkActionsProps) {
  const [act, setAct] = useState<keyof typeof QUESTIONS>()
  const change = trpc.admin.articles.changeMany.useMutation()
  const report = useSeveral<number>(selection, 'article')
  const { ids } = selection
  const close = () => setAct(undefined)
  const restore = (some: number[]) => change.mutate({ ids: some, change: 'restore' }, report('restored'))
  const remove = () =>
    change.mutate({ ids, change: 'delete' }, report('moved to the trash', { undo: restore }))
  const question = act && QUESTIONS[act]
  return (
    <>
      {state === 'trash' ? (
        <>
          <Button size="sm" disabled={change.isPending} onClick={() => restore(ids)}>
            Restore
          </Button>
          <Button size="sm" variant="outline" className={actionsCss.danger} onClick={() => setAct('erase')}>
            Erase
          </Button>
        </>
      ) : (
        <>
          {state !== 'published' && (
            <Button size="sm" onClick={() => setAct('publish')}>
              Publish
            </Button>
          )}
          {state !== 'draft' && (
            <Button size="sm" variant="outline" onClick={() => setAct('withdraw')}>
              Unpublish
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            className={actionsCss.danger}
            disabled={change.isPending}
            onClick={remove}
          >
            Delete
          </Button>
        </>
      )}
      {act && question && (
        <ConfirmDialog
          open
          title={`${question.title} ${counted(ids.length, 'article')}?`}
          action={question.title}
          busy="Working..."
          isPending={change.isPending}
          onConfirm={() => change.mutate({ ids, change: act }, report(question.done, { onDone: close }))}
          onClose={close}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  )
}
