import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DeadEnd, ErrorState } from '#client/features/site/dead-end.tsx'
import * as baseCss from '#client/ui/base.css.ts'
import { RetryButton } from '#client/ui/retry-button.tsx'
import { m } from '#shared/messages/messages.ts'

export function NotFoundPage() {
  return (
    <DeadEnd
      title={m.pageNotFound}
      text={m.pageNotFoundText}
      action={
        <Link className={`${baseCss.btn} ${baseCss.btnSolid}`} to="/">
          {m.backToHomePage}
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
      title={m.errorOccurred}
      text={m.tryAgainLater}
      action={<RetryButton onClick={() => router.invalidate()} />}
    />
  )
}
