import * as donatePageCss from '#client/features/donations/donate-page.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { m } from '#shared/messages/messages.ts'

export function DonateHero() {
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
      />
      <div>
        <h1>{m.supportOurMission}</h1>
        <p>{goal?.purpose ?? m.donationKeepsSiteFree}</p>
      </div>
    </div>
  )
}
