import { Link } from '@tanstack/react-router'
import * as donatePageCss from '#client/features/donations/donate-page.css.ts'
import { ShareLinks } from '#client/features/site/share-links.detail.tsx'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export function OtherWays() {
  const { name: siteName, url } = useSite()
  return (
    <section className={donatePageCss.otherWays} aria-labelledby="other-ways">
      <h2 id="other-ways" className={baseCss.h3}>
        {m.otherWaysToSupport}
      </h2>
      <p className={donatePageCss.otherWaysText}>{m.otherWaysText}</p>
      <ul className={donatePageCss.shareWays}>
        <ShareLinks url={url} title={siteName} />
        <li className={baseCss.needsScript}>
          <button
            type="button"
            className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}
            aria-label={fill(m.shareOn, { place: 'Instagram' })}
            onClick={() => shareOnInstagram(url)}
          >
            <Icon icon={deferredIcons.instagram} />
            <span>Instagram</span>
          </button>
        </li>
      </ul>
      <Link className={`${baseCss.btn} ${baseCss.btnSoft} ${baseCss.btnSm}`} to="/products">
        {m.browseProducts}
      </Link>
    </section>
  )
}

/** Instagram accepts no shared links: copies the address to the clipboard, if the browser allows. */
async function shareOnInstagram(url: string) {
  const copied = navigator.clipboard?.writeText(url).catch(() => undefined)
  showToast({ type: 'info', title: m.copyLinkForInstagram })
  await copied
}
