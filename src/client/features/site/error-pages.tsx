import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { DEFAULT_ERROR_MESSAGE } from '#shared/errors.ts'

export function NotFoundPage() {
  return (
    <EmptyState
      scene="scenes/not-found"
      level={1}
      title="404 - Page Not Found"
      text="This page has wandered off. Perhaps it never existed, or it moved while nobody was looking."
      action={
        <Link className="btn btn-solid" to="/">
          Back to Home
        </Link>
      }
    />
  )
}

/** Whatever went wrong is in the log; the page shows no detail of it. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  return (
    <EmptyState
      scene="scenes/not-found"
      level={1}
      title={DEFAULT_ERROR_MESSAGE}
      text="Please try again later."
      action={
        <button type="button" className="btn btn-solid" onClick={reset}>
          Try Again
        </button>
      }
    />
  )
}
