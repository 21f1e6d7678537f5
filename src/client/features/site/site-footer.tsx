import { Link } from '@tanstack/react-router'
import { NewsletterBox } from '#client/features/newsletter/newsletter-box.tsx'
import { LanguageLinks } from '#client/features/site/language-links.tsx'
import { MAIN_LINKS } from '#client/features/site/navigation.ts'
import * as siteFooterCss from '#client/features/site/site-footer.late.css.ts'
import { SiteLogo } from '#client/features/site/site-logo.tsx'
import { useVisibleCategories } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { ContentLink } from '#client/ui/content-link.tsx'

const SOCIAL_NETWORKS = [
  { network: 'facebook', label: 'Facebook' },
  { network: 'instagram', label: 'Instagram' },
  { network: 'twitter', label: 'Twitter' },
] as const

export const FOOTER_LINE = 'Your Trusted Source for Affordable, High-Quality Baby Products'

export function SiteFooter() {
  const { name, social, content, today } = useSite()
  const own = content?.footer
  const links = own ? own.links.map(({ label, address }) => ({ label, to: address })) : MAIN_LINKS
  const categories = useVisibleCategories()
  const { data: landingPages = [] } = trpc.landingPages.links.useQuery()
  return (
    <footer className={siteFooterCss.siteFooter}>
      <div className={`${baseCss.wrap} ${siteFooterCss.footerColumns}`}>
        <div className={siteFooterCss.wide}>
          <SiteLogo />
          <p className={siteFooterCss.footerLine}>{own?.line ?? FOOTER_LINE}</p>
          <ul className={siteFooterCss.socialLinks} aria-label="Social media">
            {SOCIAL_NETWORKS.map(({ network, label }) => (
              <li key={network}>
                <a href={social[network]} target="_blank" rel="noopener">
                  {label}
                  <span className={baseCss.visuallyHidden}> (opens a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Quick links">
          <h2 className={siteFooterCss.footerHeading}>Quick Links</h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={label}>
                <ContentLink to={to}>{label}</ContentLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Categories">
          <h2 className={siteFooterCss.footerHeading}>Categories</h2>
          <ul>
            {categories.map(({ short, name: category }) => (
              <li key={short}>
                <Link to="/products" search={{ category: short }}>
                  {category}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/products" search={{ deal: 'price-drop' }}>
                Price drops
              </Link>
            </li>
            {landingPages.map(({ slug, name: landingPage }) => (
              <li key={slug}>
                <Link to="/shop/$slug" params={{ slug }}>
                  {landingPage}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <NewsletterBox />
        <div className={siteFooterCss.footerBottom}>
          <p>{`© ${today.slice(0, 4)} ${name}. All rights reserved.`}</p>
          <p className={siteFooterCss.footerLinks}>
            <Link to="/privacy-policy">Privacy Policy</Link>
            <Link to="/terms-of-service">Terms of Service</Link>
            <LanguageLinks />
          </p>
        </div>
      </div>
    </footer>
  )
}
