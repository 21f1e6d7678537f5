import { Link } from '@tanstack/react-router'
import { OwnLogo } from '#client/features/site/own-logo.tsx'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import { SiteMark } from '#client/features/site/site-mark.tsx'
import { useSite } from '#client/lib/site.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export function SiteLogo() {
  const { name, logo } = useSite()
  return (
    <Link
      to="/"
      className={siteHeaderCss.siteLogo}
      activeOptions={{ exact: true }}
      aria-label={fill(m.homeOfShop, { shop: name })}
    >
      {logo ? (
        <OwnLogo logo={logo} name={name} />
      ) : (
        <>
          <SiteMark />
          <span>{name.toLowerCase()}</span>
        </>
      )}
    </Link>
  )
}
