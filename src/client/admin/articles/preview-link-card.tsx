import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useArticlePrefix } from '#client/admin/articles/use-article-prefix.ts'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { FieldsCard } from '#client/admin/kit/admin-card.tsx'
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
  'Share the draft before it’s published. Anyone with the link can view the saved page without an account; search engines can’t.'

export function PreviewLinkCard({ article: { id, article } }: { article: EditableArticle }) {
  const site = useSite()
  const prefix = useArticlePrefix(article.language)
  const [days, setDays] = useState<number>(PREVIEW_LINK_DAYS[1])
  const [url, setUrl] = useState<string>()
  const { data: link } = trpc.admin.articles.previewLink.useQuery({ id })
  const settle = useAdminToasts()
  const make = trpc.admin.articles.makePreviewLink.useMutation(settle('Link created'))
  const end = trpc.admin.articles.endPreviewLink.useMutation(settle('Link revoked', () => setUrl(undefined)))
  const makeLink = async () => {
    const { token } = await make.mutateAsync({ id, days })
    setUrl(`${site.host}${prefix}/article-preview?token=${token}`)
  }
  return (
    <FieldsCard title="Preview link" lead={LEAD}>
      {url && <OneTimeSecret secret={url}>Copy the link now:</OneTimeSecret>}
      {link && (
        <p>
          Created by {link.createdBy} on <Moment at={link.createdAt} />. It expires on{' '}
          <Moment at={link.endsAt} />. A new link replaces it.
        </p>
      )}
      <div className={adminFormCss.formRow}>
        <SelectField
          label="Expires after"
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
          {link ? 'Create a new link' : 'Create a link'}
        </Button>
        {link && (
          <Button variant="outline" disabled={end.isPending} onClick={() => end.mutate({ id })}>
            Revoke link
          </Button>
        )}
      </div>
    </FieldsCard>
  )
}
