import { Link } from '@tanstack/react-router'
import { DonationProgress } from '#client/features/donations/donation-progress.tsx'
import * as donationBannerCss from '#client/features/home/donation-banner.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { HOME_PRESETS } from '#shared/donations/donation-drive.ts'
import { m } from '#shared/messages/messages.ts'

export function DonationBanner() {
  const goal = trpc.donations.progress.useQuery().data?.goal
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="donation-heading">
      <div className={donationBannerCss.donationBanner}>
        <div className={donationBannerCss.words}>
          <h2 id="donation-heading" className={baseCss.h2}>
            {goal?.title ?? m.donationDriveTitle}
          </h2>
          <p>{goal?.purpose ?? m.donationDrivePurpose}</p>
          <DonationProgress />
          <div className={donationBannerCss.presetButtons}>
            {HOME_PRESETS.map((preset) => (
              <Link key={preset} className={donationBannerCss.presetButton} to="/donate" search={{ preset }}>
                {`$${preset}`}
              </Link>
            ))}
          </div>
        </div>
        <Picture
          className={donationBannerCss.picture}
          src="/images/scenes/donate.webp"
          alt=""
          sizes="(min-width: 1024px) 480px, 94vw"
          width={800}
          height={640}
        />
      </div>
    </section>
  )
}
