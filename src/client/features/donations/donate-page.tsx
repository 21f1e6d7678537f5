import { Link } from '@tanstack/react-router'
import * as donatePageCss from '#client/features/donations/donate-page.css.ts'
import { DonationForm } from '#client/features/donations/donation-form.tsx'
import { DonationCanceled, DonationThanks } from '#client/features/donations/donation-result.tsx'
import { WhyDonate } from '#client/features/donations/why-donate.tsx'
import { ShareLinks } from '#client/features/site/share-links.detail.tsx'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { showToast } from '#client/ui/toast.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import type { DonateSearch } from '#shared/search-params/donations.ts'

const INSTAGRAM = 'Instagram'

export function DonatePage({ search }: { search: DonateSearch }) {
  if (search.success) return <DonationThanks sessionId={search.session_id} />
  if (search.canceled) return <DonationCanceled />
  return (
    <div className={baseCss.wrap}>
      <DonateHero />
      <div className={donatePageCss.donateGrid}>
        <DonationForm preset={search.preset} />
        <WhyDonate />
        <OtherWays />
      </div>
    </div>
  )
}

function DonateHero() {
  const goal = trpc.donations.progress.useQuery().data?.goal
  return (
    <div className={`${pageBandCss.pageBand} ${donatePageCss.donateBand}`}>
      <Picture
        className={pageBandCss.pageBandPicture}
        src="/images/scenes/donate.webp"
        alt=""
        sizes="(min-width: 768px) 660px, 1px"
        width={800}
        height={640}
        priority
        position="50% 48%"
      />
      <div>
        <h1>{m.supportOurMission}</h1>
        <p>{goal?.purpose ?? m.donationKeepsSiteFree}</p>
      </div>
    </div>
  )
}

function OtherWays() {
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
            className={`${baseCss.outlineButton} ${baseCss.btnSm}`}
            aria-label={fill(m.shareOn, { place: INSTAGRAM })}
            onClick={() => shareOnInstagram(url)}
          >
            <Icon icon={deferredIcons.instagram} />
            <span>{INSTAGRAM}</span>
          </button>
        </li>
      </ul>
      <Link className={`${baseCss.softButton} ${baseCss.btnSm}`} to="/products">
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
