import { Link } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { AdminLinks } from '#client/admin/kit/admin-links.tsx'
import * as shellCss from '#client/admin/kit/shell.css.ts'
import { AccountLinks } from '#client/features/accounts/account-menu.tsx'

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
