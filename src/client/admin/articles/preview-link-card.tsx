import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { counted } from '#client/admin/kit/counted.ts'
import { SelectField } from '#client/admin/kit/field.tsx'
import { OneTimeSecret } from '#client/admin/kit/one-time-secret.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useSite } from '#client/lib/site.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import { Moment } from '#client/ui/moment.tsx'
import { PREVIEW_LINK_DAYS } from '#shared/articles/article-state.ts'

const LEAD =
  'For somebody who is to read it before it is published. Whoever has the link sees the page as it is saved, without an account; search engines do not.'

/** Manages a secret link to an article that readers can’t see yet. */
export function PreviewLinkCard({ article: { id } }: { article: EditableArticle }) {
  const site = useSite()
  const [days, setDays] = useState<number>(PREVIEW_LINK_DAYS[1])
  const [url, setUrl] = useState<string>()
  const { data: link } = trpc.admin.articles.previewLink.useQuery({ id })
  const settle = useAdminToasts()
  const make = trpc.admin.articles.makePreviewLink.useMutation(settle('Link made'))
  const end = trpc.admin.articles.endPreviewLink.useMutation(
    settle('The link leads nowhere now', () => setUrl(undefined)),
  )
  const makeLink = async () => {
    const { token } = await make.mutateAsync({ id, days })
    setUrl(`${site.url}/article-preview?token=${token}`)
  }
  return (
    <AdminCard title="Preview link" lead={LEAD}>
      <div className={adminFormCss.form}>
        {url && <OneTimeSecret secret={url}>Copy the link now:</OneTimeSecret>}
        {link && (
          <p>
            Made by {link.createdBy} on <Moment at={link.createdAt} />. It ends on <Moment at={link.endsAt} />
            . A new link ends it at once.
          </p>
        )}
        <div className={adminFormCss.formRow}>
          <SelectField
            label="Ends after"
            value={days}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
          >
            <Options of={PREVIEW_LINK_DAYS.map((count) => [count, counted(count, 'day')])} />
          </SelectField>
        </div>
        <div className={actionsCss.actions}>
          <Button
            variant="outline"
            disabled={make.isPending}
            onClick={() => void makeLink().catch(() => undefined)}
          >
            {link ? 'Make a new link' : 'Make a link'}
          </Button>
          {link && (
            <Button variant="outline" disabled={end.isPending} onClick={() => end.mutate({ id })}>
              Take it back
            </Button>
          )}
        </div>
      </div>
    </AdminCard>
  )
}
