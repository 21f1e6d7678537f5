import { Link } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { AccountLinks, SignInLink } from '#client/features/accounts/account-menu.tsx'
import { LanguageLinks } from '#client/features/site/language-links.tsx'
import * as mobileMenuCss from '#client/features/site/mobile-menu.late.css.ts'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import { ThemeToggle } from '#client/features/site/theme-toggle.tsx'
import { mainLinks } from '#client/lib/main-links.ts'
import { useUser } from '#client/lib/session.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { m } from '#shared/messages/messages.ts'

/** A native popover: it opens, closes and restores focus without JavaScript; with it, a chosen link closes it. */
export function MobileMenu() {
  const user = useUser()
  const menu = useRef<HTMLElement>(null)
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.current?.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        className={`${baseCss.iconBtn} ${siteHeaderCss.menuButton}`}
        popoverTarget="mobile-menu"
        aria-label={m.menu}
      >
        <Icon icon={icons.menu} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click bubbles up from links, which the keyboard activates too */}
      <nav
        ref={menu}
        id="mobile-menu"
        className={mobileMenuCss.mobileMenu}
        popover="auto"
        aria-label={m.menu}
        onClick={closeOnLink}
      >
        {mainLinks().map(({ to, label }) => (
          <Link key={to} to={to} activeOptions={{ exact: to === '/', includeSearch: false }}>
            {label}
          </Link>
        ))}
        <LanguageLinks />
        <ThemeToggle className={mobileMenuCss.menuTheme} hasWords />
        <div className={mobileMenuCss.mobileMenuAccount}>
          {user ? <AccountLinks isAdmin={user.role === 'admin'} /> : <SignInLink>{m.signIn}</SignInLink>}
        </div>
        <Link className={baseCss.solidButton} to="/subscribe">
          {m.subscribe}
        </Link>
      </nav>
    </>
  )
}
