import type { LinkProps } from '@tanstack/react-router'

export interface AdminLinkItem {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: string
}

interface AdminLinkGroup {
  label: string
  links: AdminLinkItem[]
}

/** The side navigation, in its order. A page joins by its line here. */
export const ADMIN_NAVIGATION: AdminLinkGroup[] = [
  { label: 'Overview', links: [{ to: '/admin', label: 'Dashboard', icon: 'layout-dashboard' }] },
  { label: 'Audience', links: [{ to: '/admin/newsletter', label: 'Newsletter', icon: 'mail' }] },
]
