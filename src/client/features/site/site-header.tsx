import { Link } from '@tanstack/react-router'
import { AccountMenu } from '#client/features/accounts/account-menu.tsx'
import { AdminLink } from '#client/features/accounts/admin-link.tsx'
import { MobileMenu } from '#client/features/site/mobile-menu.tsx'
import { MAIN_LINKS } from '#client/features/site/navigation.ts'
import { SiteLogo } from '#client/features/site/site-logo.tsx'
import { ThemeToggle } from '#client/features/site/theme-toggle.tsx'
import { Icon } from '#client/ui/icon.tsx'

export function SiteHeader() {
  return (
    <>
      <aside className="commission-notice" aria-label="Advertising">
        We may earn a commission when you buy through our links.{' '}
        <Link to="/about" hash="how-we-choose">
          How we choose products
        </Link>
      </aside>
      <header className="site-header">
        <div className="wrap">
          <SiteLogo />
          <nav className="main-nav" aria-label="Main">
            {MAIN_LINKS.map(({ to, label }) => (
              <Link key={to} to={to} activeOptions={{ exact: to === '/', includeSearch: false }}>
                {label}
              </Link>
            ))}
          </nav>
          <div className="header-actions">
            <ThemeToggle />
            <Link className="icon-btn" to="/favorites" aria-label="Favorites">
              <Icon name="heart" />
            </Link>
            <Link
              className="icon-btn shop-link"
              to="/products"
              aria-label="Shop"
              activeOptions={{ includeSearch: false }}
            >
              <Icon name="shopping-bag" />
            </Link>
            <AdminLink />
            <AccountMenu />
            <Link className="btn btn-solid btn-sm subscribe-button" to="/subscribe">
              Subscribe
            </Link>
            <MobileMenu />
          </div>
        </div>
      </header>
    </>
  )
}
