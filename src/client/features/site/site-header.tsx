import { Link } from '@tanstack/react-router'
import { AccountMenu } from '#client/features/accounts/account-menu.tsx'
import { AdminLink } from '#client/features/accounts/admin-link.tsx'
import { FavoritesLink } from '#client/features/favorites/favorites-link.tsx'
import { MobileMenu } from '#client/features/site/mobile-menu.tsx'
import { MAIN_LINKS } from '#client/features/site/navigation.ts'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import { SiteLogo } from '#client/features/site/site-logo.tsx'
import { SiteSearch } from '#client/features/site/site-search.tsx'
import { ThemeToggle } from '#client/features/site/theme-toggle.tsx'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'

export const NOTICE = 'We may earn a commission when you buy through our links.'

export function SiteHeader() {
  const own = useSite().content?.disclosure
  return (
    <>
      <aside className={siteHeaderCss.commissionNotice} aria-label="Advertising">
        {own?.notice ?? NOTICE}{' '}
        <Link to="/about" hash="how-we-choose">
          How we choose products
        </Link>
      </aside>
      <header className={siteHeaderCss.siteHeader}>
        <div className={baseCss.wrap}>
          <SiteLogo />
          <nav className={siteHeaderCss.mainNav} aria-label="Main">
            {MAIN_LINKS.map(({ to, label }) => (
              <Link key={to} to={to} activeOptions={{ exact: to === '/', includeSearch: false }}>
                {label}
              </Link>
            ))}
          </nav>
          <div className={siteHeaderCss.headerActions}>
            <SiteSearch />
            <ThemeToggle className={`${baseCss.iconBtn} ${siteHeaderCss.wideOnly}`} />
            <FavoritesLink />
            <Link
              className={`${baseCss.iconBtn} ${siteHeaderCss.notOnSmallPhones}`}
              to="/products"
              aria-label="Shop"
              activeOptions={{ includeSearch: false }}
            >
              <Icon icon={icons.store} />
            </Link>
            <AdminLink className={siteHeaderCss.notOnSmallPhones} />
            <AccountMenu />
            <Link
              className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnSm} ${siteHeaderCss.subscribeButton}`}
              to="/subscribe"
            >
              Subscribe
            </Link>
            <MobileMenu />
          </div>
        </div>
      </header>
    </>
  )
}
