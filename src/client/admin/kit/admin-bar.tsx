import { Link } from '@tanstack/react-router'
import { ADMIN_MENU } from '#client/admin/kit/admin-menu.tsx'
import { CommandSearch } from '#client/admin/kit/command-search.tsx'
import * as shellCss from '#client/admin/kit/shell.css.ts'
import { AccountMenu } from '#client/features/accounts/account-menu.tsx'
import { OwnLogo } from '#client/features/site/own-logo.tsx'
import { SiteMark } from '#client/features/site/site-mark.tsx'
import { ThemeToggle } from '#client/features/site/theme-toggle.tsx'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

export function AdminBar() {
  const { name, logo } = useSite()
  return (
    <header className={shellCss.bar}>
      <button
        type="button"
        className={`${baseCss.iconBtn} ${shellCss.menuButton}`}
        popoverTarget={ADMIN_MENU}
        aria-label="Admin menu"
      >
        <Icon icon={icons.menu} />
      </button>
      <Link to="/admin" className={shellCss.mark} activeOptions={{ exact: true }}>
        {logo ? (
          <OwnLogo logo={logo} name={name} />
        ) : (
          <>
            <SiteMark />
            <span className={shellCss.markName}>{name}</span>
          </>
        )}
        <small className={shellCss.markBadge}>Admin</small>
      </Link>
      <CommandSearch />
      <div className={shellCss.barActions}>
        <Link to="/" className={shellCss.shopLink}>
          View the shop <Icon icon={deferredIcons.arrowUpRight} />
        </Link>
        <ThemeToggle />
        <AccountMenu />
      </div>
    </header>
  )
}
