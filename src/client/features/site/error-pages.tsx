import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { DEFAULT_ERROR_MESSAGE } from '#shared/errors.ts'

export function NotFoundPage() {
  return (
    <ErrorState
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

/** Whatever went wrong is in the log; the page shows no detail of it. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  return (
    <ErrorState
      title={DEFAULT_ERROR_MESSAGE}
      text="Please try again later."
      action={
        <button type="button" className={`${baseCss.btn} ${baseCss.btnSolid}`} onClick={reset}>
          Try Again
        </button>
      }
    />
  )
}

interface ErrorStateProps {
  title: string
  text: string
  action: ReactNode
}

/** A whole page of its own, with the title that its route could not give and nothing for search engines. */
function ErrorState({ title, text, action }: ErrorStateProps) {
  const { name } = useSite()
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState scene="scenes/not-found" level={1} title={title} text={text} action={action} />
    </>
  )
}
