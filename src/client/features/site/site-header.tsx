import { Link } from '@tanstack/react-router'
import { AccountMenu, AdminLink } from '#client/features/accounts/account-menu.tsx'
import { FavoritesLink } from '#client/features/favorites/favorites-link.tsx'
import { MobileMenu } from '#client/features/site/mobile-menu.tsx'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import { SiteLogo } from '#client/features/site/site-logo.tsx'
import { SiteSearch } from '#client/features/site/site-search.tsx'
import { ThemeToggle } from '#client/features/site/theme-toggle.tsx'
import { mainLinks } from '#client/lib/main-links.ts'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { m } from '#shared/messages/messages.ts'

export function SiteHeader() {
  const own = useSite().content?.disclosure
  return (
    <>
      <aside className={siteHeaderCss.commissionNotice} aria-label={m.advertising}>
        <p>
          {own?.notice ?? (
            <>
              <span className={baseCss.desk}>{m.commissionNotice}</span>
              <span className={siteHeaderCss.inShort}>{m.commissionNoticeInShort}</span>
            </>
          )}{' '}
          <Link to="/about" hash="how-we-choose" className={siteHeaderCss.noticeLink}>
            {m.howWeChoose}
          </Link>
        </p>
      </aside>
      <header className={siteHeaderCss.siteHeader}>
        <div className={`${baseCss.wrap} ${siteHeaderCss.headerBar}`}>
          <SiteLogo />
          <nav className={siteHeaderCss.mainNav} aria-label={m.mainPages}>
            {mainLinks().map(({ to, label }) => (
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
              aria-label={m.shop}
              activeOptions={{ includeSearch: false }}
            >
              <Icon icon={icons.store} />
            </Link>
            <AdminLink className={siteHeaderCss.notOnSmallPhones} />
            <AccountMenu />
            <Link
              className={`${baseCss.solidButton} ${baseCss.btnSm} ${siteHeaderCss.subscribeButton}`}
              to="/subscribe"
            >
              {m.subscribe}
            </Link>
            <MobileMenu />
          </div>
        </div>
      </header>
    </>
  )
}
