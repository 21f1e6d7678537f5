import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DeadEnd, ErrorState } from '#client/features/site/dead-end.tsx'
import * as baseCss from '#client/ui/base.css.ts'
import { RetryButton } from '#client/ui/retry-button.tsx'
import { DEFAULT_ERROR_MESSAGE } from '#shared/errors.ts'

export function NotFoundPage() {
  return (
    <DeadEnd
      title="404 - Page Not Found"
      text="This page has wandered off. Perhaps it never existed, or it moved while nobody was looking."
      action={
        <Link className={`${baseCss.btn} ${baseCss.btnSolid}`} to="/">
          Back to Home
        </Link>
      }
    />
  )
}

/**
 * The log has the error; the page shows no detail of it. A retry refetches the page's data, automatically once the
 * connection is back.
 */
export function ErrorPage() {
  const router = useRouter()
  useEffect(() => {
    const retry = () => router.invalidate()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [router])
  return (
    <ErrorState
      title={DEFAULT_ERROR_MESSAGE}
      text="Please try again later."
      action={<RetryButton onClick={() => router.invalidate()} />}
    />
  )
}
