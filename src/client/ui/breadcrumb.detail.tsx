import { Children, type ReactNode } from 'react'
import * as breadcrumbCss from '#client/ui/breadcrumb.css.ts'
import { m } from '#shared/messages/messages.ts'

interface BreadcrumbProps {
  /** Shown before the others where there is somewhere to go back to. */
  back?: ReactNode
  current: ReactNode
  children: ReactNode
}

export function Breadcrumb({ back, current, children }: BreadcrumbProps) {
  return (
    <nav className={breadcrumbCss.breadcrumb} aria-label={m.breadcrumb}>
      {back}
      <ol>
        {Children.map(children, (link) => link && <li>{link}</li>)}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
