import { Link } from '@tanstack/react-router'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { m } from '#shared/messages/messages.ts'

export function PostNotFound() {
  return (
    <EmptyState
      scene="scenes/not-found"
      level={1}
      title={m.postNotFound}
      text={m.postNotFoundText}
      action={
        <Link className={baseCss.solidButton} to="/blog">
          {m.backToBlog}
        </Link>
      }
    />
  )
}
