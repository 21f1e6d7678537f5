import type { ReactNode } from 'react'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'

export function FeedAlert({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className={feedsCss.feedError}>
      {children}
    </p>
  )
}
