import { Link } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { ADMIN_NAVIGATION } from '#client/admin/kit/admin-navigation.ts'
import * as shellCss from '#client/admin/kit/shell.css.ts'
import { AccountLinks } from '#client/features/accounts/account-menu.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { MINUTE_MS } from '#shared/time/durations.ts'

export const ADMIN_MENU = 'admin-menu'

/** One navigation: at the side where there is room, otherwise a popover, which needs no JavaScript. */
export function AdminMenu() {
  const menu = useRef<HTMLElement>(null)
  const closeOnLink = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a')
    if (isLink && menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click bubbles up from links, which the keyboard activates too
    <aside ref={menu} id={ADMIN_MENU} className={shellCss.side} popover="auto" onClick={closeOnLink}>
      <AdminLinks />
      <div className={shellCss.sideAccount}>
        <Link to="/">View the shop</Link>
        <AccountLinks isAdmin={false} />
      </div>
    </aside>
  )
}

function AdminLinks() {
  return (
    <nav className={shellCss.nav} aria-label="Admin">
      {ADMIN_NAVIGATION.map(({ label, links }) => (
        <div key={label}>
          <p className={shellCss.groupName}>{label}</p>
          <ul className={shellCss.links}>
            {links.map(({ to, label: name, icon }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: to === '/admin', includeSearch: false }}>
                  <Icon icon={icon} /> {name}
                  {to === '/admin/feeds' && <AttentionCount />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function AttentionCount() {
  const feeds = trpc.admin.feeds.needingAttention.useQuery(undefined, { refetchInterval: MINUTE_MS })
  const count = feeds.data?.length ?? 0
  if (count === 0) return null
  return (
    <span className={shellCss.attentionCount}>
      {count}
      <span className={baseCss.visuallyHidden}> {count === 1 ? 'needs' : 'need'} attention</span>
    </span>
  )
}
