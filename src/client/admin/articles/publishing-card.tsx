import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import { Moment } from '#client/ui/moment.tsx'

interface PublishingCardProps {
  article: EditableArticle
  isChanged: boolean
  onDone: (article: EditableArticle) => void
}

export function PublishingCard({ article, isChanged, onDone }: PublishingCardProps) {
  const { id, version, state } = article
  const [time, setTime] = useState('')
  const toasts = useAdminToasts()
  const settle = (title: string) => toasts(title, onDone)
  const schedule = trpc.admin.articles.publish.useMutation(settle('Article scheduled'))
  const withdraw = trpc.admin.articles.withdraw.useMutation(settle('The article is a draft again'))
  const isBusy = schedule.isPending || withdraw.isPending
  if (state === 'trash') return null
  return (
    <AdminCard title="Publishing" lead={<PublishingLead article={article} />}>
      {isChanged && state !== 'published' && (
        <p className={notesCss.note}>Save your changes first: the saved version is scheduled.</p>
      )}
      {state !== 'published' && (
        <div className={adminFormCss.formRow}>
          <Field
            label="Publish at"
            type="datetime-local"
            hint="In your time zone"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </div>
      )}
      <div className={actionsCss.actions}>
        {state !== 'published' && (
          <Button
            variant="outline"
            disabled={isBusy || isChanged || Number.isNaN(Date.parse(time))}
            onClick={() => schedule.mutate({ id, version, at: Date.parse(time) })}
          >
            Schedule
          </Button>
        )}
        {state !== 'draft' && (
          <Button variant="outline" disabled={isBusy} onClick={() => withdraw.mutate({ id })}>
            Revert to draft
          </Button>
        )}
      </div>
    </AdminCard>
  )
}

function PublishingLead({ article: { state, publishedAt } }: { article: EditableArticle }) {
  if (state === 'draft' || !publishedAt) return <>A draft: only administrators can see it.</>
  if (state === 'published')
    return (
      <>
        Published since <Moment at={publishedAt} />. Saved changes appear at once.
      </>
    )
  return (
    <>
      Hidden until <Moment at={publishedAt} />, then published automatically.
    </>
  )
}
