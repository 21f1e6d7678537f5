import { DonateHero } from '#client/features/donations/donate-hero.tsx'
import * as donatePageCss from '#client/features/donations/donate-page.css.ts'
import { DonationForm } from '#client/features/donations/donation-form.tsx'
import { DonationCanceled, DonationThanks } from '#client/features/donations/donation-result.tsx'
import { OtherWays } from '#client/features/donations/other-ways.tsx'
import { WhyDonate } from '#client/features/donations/why-donate.tsx'
import * as baseCss from '#client/ui/base.css.ts'
import type { DonateSearch } from '#shared/search-params/donations.ts'

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
