import type { LinkProps } from '@tanstack/react-router'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import type { IconClass } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

export interface AdminLinkItem {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: IconClass
}

export const ADMIN_NAVIGATION: { label: string; links: AdminLinkItem[] }[] = [
  {
    label: 'Overview',
    links: [
      { to: '/admin', label: 'Dashboard', icon: adminIcons.layoutDashboard },
      { to: '/admin/reports', label: 'Reports', icon: adminIcons.chartColumn },
    ],
  },
  {
    label: 'Shop',
    links: [
      { to: '/admin/products', label: 'Products', icon: adminIcons.parcel },
      { to: '/admin/categories', label: 'Categories', icon: adminIcons.folderTree },
      { to: '/admin/landing-pages', label: 'Landing pages', icon: adminIcons.panelTop },
      { to: '/admin/partners', label: 'Partners', icon: adminIcons.store },
      { to: '/admin/articles', label: 'Articles', icon: adminIcons.newspaper },
      { to: '/admin/search', label: 'Search', icon: icons.search },
      { to: '/admin/content', label: 'Content', icon: adminIcons.pencil },
    ],
  },
  {
    label: 'Affiliates',
    links: [
      { to: '/admin/feeds', label: 'Feeds', icon: adminIcons.rss },
      { to: '/admin/links', label: 'Links', icon: adminIcons.link },
      { to: '/admin/clicks', label: 'Clicks', icon: adminIcons.chartColumn },
      { to: '/admin/earnings', label: 'Earnings', icon: adminIcons.calendarClock },
    ],
  },
  {
    label: 'People',
    links: [
      { to: '/admin/users', label: 'Users', icon: adminIcons.users },
      { to: '/admin/newsletter', label: 'Newsletter', icon: adminIcons.mail },
      { to: '/admin/donations', label: 'Donations', icon: deferredIcons.handHeart },
    ],
  },
  {
    label: 'System',
    links: [
      { to: '/admin/settings', label: 'Settings', icon: adminIcons.settings },
      { to: '/admin/status', label: 'Status', icon: adminIcons.activity },
      { to: '/admin/backups', label: 'Backups', icon: adminIcons.database },
      { to: '/admin/api-keys', label: 'API keys', icon: adminIcons.keyRound },
      { to: '/admin/webhooks', label: 'Webhooks', icon: adminIcons.webhook },
      { to: '/admin/audit', label: 'Audit log', icon: adminIcons.history },
      { to: '/admin/security', label: 'Security log', icon: adminIcons.shieldCheck },
    ],
  },
]
