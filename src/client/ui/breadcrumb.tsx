import { Children, type ReactNode } from 'react'

interface BreadcrumbProps {
  /** The name of this page. */
  current: string
  /** Links to the pages above it, from the top down. */
  children: ReactNode
}

export function Breadcrumb({ current, children }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {Children.map(children, (link) => link && <li>{link}</li>)}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
