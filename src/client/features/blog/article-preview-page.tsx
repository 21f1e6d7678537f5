import { Link } from '@tanstack/react-router'
import { ArticleView } from '#client/features/blog/article-page.tsx'
import * as articlePreviewCss from '#client/features/blog/article-preview-page.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { formatDay } from '#shared/time/days.ts'

export function ArticlePreviewPage({ token }: { token: string }) {
  const { data } = trpc.blog.preview.useQuery({ token })
  if (!data) return null
  return (
    <>
      <div className={baseCss.wrap}>
        <p className={articlePreviewCss.banner} role="note">
          <b>This is a draft.</b> Only people with this link can see it, until {formatDay(data.lastDay)}.
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
      title="404 - Draft Not Found"
      text="This link has expired, was revoked, or is incomplete. Ask the person who sent it to you for a new one."
      action={
        <Link className={`${baseCss.btn} ${baseCss.btnSolid}`} to="/blog">
          Go to the blog
        </Link>
      }
    />
  )
}
