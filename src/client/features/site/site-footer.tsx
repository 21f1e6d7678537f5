import { Link } from '@tanstack/react-router'
import { NewsletterBox } from '#client/features/newsletter/newsletter-box.tsx'
import { LanguageLinks } from '#client/features/site/language-links.tsx'
import * as siteFooterCss from '#client/features/site/site-footer.late.css.ts'
import { SiteLogo } from '#client/features/site/site-logo.tsx'
import { useVisibleCategories } from '#client/lib/categories.ts'
import { ContentLink } from '#client/lib/content-link.tsx'
import { mainLinks } from '#client/lib/main-links.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const SOCIAL_NETWORKS = [
  { network: 'facebook', label: 'Facebook' },
  { network: 'instagram', label: 'Instagram' },
  { network: 'twitter', label: 'Twitter' },
] as const

export function SiteFooter() {
  const { name, social, content, today } = useSite()
  const own = content?.footer
  const links = own ? own.links.map(({ label, address }) => ({ label, to: address })) : mainLinks()
  const categories = useVisibleCategories()
  const { data: landingPages = [] } = trpc.landingPages.links.useQuery()
  return (
    <footer className={siteFooterCss.siteFooter}>
      <div className={`${baseCss.wrap} ${siteFooterCss.footerColumns}`}>
        <div className={siteFooterCss.wide}>
          <SiteLogo />
          <p className={siteFooterCss.footerLine}>{own?.line ?? m.footerLine}</p>
          <ul className={siteFooterCss.socialLinks} aria-label={m.socialMedia}>
            {SOCIAL_NETWORKS.map(({ network, label }) => (
              <li key={network}>
                <a href={social[network]} target="_blank" rel="noopener">
                  {label}
                  <span className={baseCss.visuallyHidden}> {m.opensNewTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={m.quickLinks}>
          <h2 className={siteFooterCss.footerHeading}>{m.quickLinksHeading}</h2>
          <ul>
            {links.map(({ to, label }) => (
              <li key={label}>
                <ContentLink to={to}>{label}</ContentLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={m.categories}>
          <h2 className={siteFooterCss.footerHeading}>{m.categories}</h2>
          <ul>
            {categories.map(({ short, lang, name: category }) => (
              <li key={short}>
                <Link to="/products" search={{ category: short }} lang={lang}>
                  {category}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/products" search={{ deal: 'price-drop' }}>
                {m.priceDrops}
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
          <p>{fill(m.allRightsReserved, { year: today.slice(0, 4), shop: name })}</p>
          <p className={siteFooterCss.footerLinks}>
            <Link to="/privacy-policy">{m.privacyPolicy}</Link>
            <Link to="/terms-of-service">{m.termsOfService}</Link>
            <LanguageLinks />
          </p>
        </div>
      </div>
    </footer>
  )
}
