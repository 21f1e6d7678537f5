import * as donatePageCss from '#client/features/donations/donate-page.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'

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
        <h1>Support Our Mission</h1>
        <p>{goal?.purpose ?? 'Your donation keeps this site free to use and its guides free to read.'}</p>
      </div>
    </div>
  )
}
