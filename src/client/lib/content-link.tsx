import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSite } from '#client/lib/site.ts'
import { AD_REL } from '#shared/affiliate/ad-link.ts'
import { m } from '#shared/messages/messages.ts'

const PLAIN_PATH = /^\/[\w/-]*$/

interface ContentLinkProps {
  className?: string
  /** A path of this site, or an https URL. */
  to: string
  children: ReactNode
}

/** Within the site a link like any other, elsewhere in a new tab, and to a retailer marked as advertising. */
export function ContentLink({ to, className, children }: ContentLinkProps) {
  const advertised = useSite().content?.advertised?.[to]
  if (PLAIN_PATH.test(to)) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  const elsewhere = to.startsWith('/') ? {} : { target: '_blank', rel: advertised ? AD_REL : 'noopener' }
  return (
    <a href={advertised ?? to} className={className} {...elsewhere}>
      {children}
      {advertised && <small title={m.advertisingLinkInFull}>{m.ad}</small>}
    </a>
  )
}
