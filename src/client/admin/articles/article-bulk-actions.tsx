import { Button } from '@chakra-ui/react'
import { AskingButton } from '#client/admin/kit/asking-button.tsx'
import { DangerButton } from '#client/admin/kit/buttons.tsx'
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
  const change = trpc.admin.articles.changeMany.useMutation()
  const report = useSeveral<number>(selection, 'article')
  const { ids } = selection
  const restore = (some: number[]) => change.mutate({ ids: some, change: 'restore' }, report('restored'))
  const remove = () =>
    change.mutate({ ids, change: 'delete' }, report('moved to the trash', { undo: restore }))
  const asking = (act: keyof typeof QUESTIONS) => {
    const { title, done, text } = QUESTIONS[act]
    const question = {
      title: `${title} ${counted(ids.length, 'article')}?`,
      action: title,
      busy: 'Working...',
      isPending: change.isPending,
      onConfirm: (close: () => void) => change.mutate({ ids, change: act }, report(done, { onDone: close })),
      children: text,
    }
    return { size: 'sm', label: title, question } as const
  }
  if (state === 'trash')
    return (
      <>
        <Button size="sm" disabled={change.isPending} onClick={() => restore(ids)}>
          Restore
        </Button>
        <AskingButton isDangerous {...asking('erase')} />
      </>
    )
  return (
    <>
      {state !== 'published' && <AskingButton {...asking('publish')} />}
      {state !== 'draft' && <AskingButton {...asking('withdraw')} variant="outline" />}
      <DangerButton size="sm" disabled={change.isPending} onClick={remove}>
        Delete
      </DangerButton>
    </>
  )
}
