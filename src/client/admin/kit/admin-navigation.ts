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
  {
    label: 'Overview',
    links: [
      { to: '/admin', label: 'Dashboard', icon: 'layout-dashboard' },
      { to: '/admin/reports', label: 'Reports', icon: 'chart-column' },
    ],
  },
  {
    label: 'Shop',
    links: [
      { to: '/admin/products', label: 'Products', icon: 'package' },
      { to: '/admin/categories', label: 'Categories', icon: 'folder-tree' },
      { to: '/admin/partners', label: 'Partners', icon: 'store' },
    ],
  },
  {
    label: 'Affiliates',
    links: [
      { to: '/admin/feeds', label: 'Feeds', icon: 'rss' },
      { to: '/admin/clicks', label: 'Clicks', icon: 'chart-column' },
    ],
  },
  {
    label: 'People',
    links: [
      { to: '/admin/users', label: 'Users', icon: 'users' },
      { to: '/admin/newsletter', label: 'Newsletter', icon: 'mail' },
      { to: '/admin/donations', label: 'Donations', icon: 'hand-heart' },
    ],
  },
  {
    label: 'System',
    links: [
      { to: '/admin/backups', label: 'Backups', icon: 'database' },
      { to: '/admin/api-keys', label: 'API keys', icon: 'key-round' },
      { to: '/admin/webhooks', label: 'Webhooks', icon: 'webhook' },
      { to: '/admin/audit', label: 'Audit log', icon: 'history' },
    ],
  },
]
