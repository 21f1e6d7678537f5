import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const PLAIN_PATH = /^\/[\w/-]*$/

interface ContentLinkProps {
  className?: string
  /** A path of this site, or an https URL. */
  to: string
  children: ReactNode
}

/** A link that was validated when stored: within the site like any other, and elsewhere in a new tab. */
export function ContentLink({ to, className, children }: ContentLinkProps) {
  if (PLAIN_PATH.test(to)) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  const elsewhere = to.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a href={to} className={className} {...elsewhere}>
      {children}
    </a>
  )
}
