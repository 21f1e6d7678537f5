import 'virtual:styles/donate.css'
import { DonateHero } from '#client/features/donations/donate-hero.tsx'
import { DonationForm } from '#client/features/donations/donation-form.tsx'
import { DonationCanceled, DonationThanks } from '#client/features/donations/donation-result.tsx'
import { OtherWays } from '#client/features/donations/other-ways.tsx'
import { WhyDonate } from '#client/features/donations/why-donate.tsx'
import type { DonateSearch } from '#shared/donate-search.ts'

export function DonatePage({ search }: { search: DonateSearch }) {
  if (search.success) return <DonationThanks sessionId={search.session_id} />
  if (search.canceled) return <DonationCanceled />
  return (
    <div className="wrap">
      <DonateHero />
      <div className="donate-grid">
        <DonationForm preset={search.preset} />
        <WhyDonate />
        <OtherWays />
      </div>
    </div>
  )
}
