import { Link } from '@tanstack/react-router'
import { ArticleView } from '#client/features/blog/article-page.tsx'
import * as articlePreviewCss from '#client/features/blog/article-preview-page.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { fill } from '#shared/messages/fill.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

export function ArticlePreviewPage({ token }: { token: string }) {
  const { data } = trpc.blog.preview.useQuery({ token })
  if (!data) return null
  return (
    <>
      <div className={baseCss.wrap}>
        <p className={articlePreviewCss.banner} role="note">
          <b>{m.thisIsDraft}</b> {fill(m.draftVisibleUntil, { day: formatDay(data.lastDay) })}
        </p>
      </div>
      <ArticleView article={data.article} isDraft />
    </>
  )
}

export function NoPreview() {
  return (
    <EmptyState
      scene="scenes/not-found"
      level={1}
      title={m.draftNotFound}
      text={m.draftNotFoundText}
      action={
        <Link className={baseCss.solidButton} to="/blog">
          {m.goToBlog}
        </Link>
      }
    />
  )
}
