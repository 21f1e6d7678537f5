import { Link } from '@tanstack/react-router'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'

export function PostNotFound() {
  return (
    <EmptyState
      scene="scenes/not-found"
      level={1}
      title="404 - Post Not Found"
      text="We couldn’t find that article. It may have been renamed, or the address may be incomplete."
      action={
        <Link className={`${baseCss.btn} ${baseCss.btnSolid}`} to="/blog">
          Back to Blog
        </Link>
      }
    />
  )
}
