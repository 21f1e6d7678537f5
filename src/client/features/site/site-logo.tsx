import { Link } from '@tanstack/react-router'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import { SiteMark } from '#client/features/site/site-mark.tsx'
import { useSite } from '#client/lib/site.ts'

/** The mark and the installation's name. */
export function SiteLogo() {
  const { name } = useSite()
  return (
    <Link
      to="/"
      className={siteHeaderCss.siteLogo}
      activeOptions={{ exact: true }}
      aria-label={`${name}, home`}
    >
      <SiteMark />
      <span>{name.toLowerCase()}</span>
    </Link>
  )
}
