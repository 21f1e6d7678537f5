import { Link } from '@tanstack/react-router'
import { DonationProgress } from '#client/features/donations/donation-progress.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { HOME_PRESETS } from '#shared/donation-drive.ts'

export function DonationBanner() {
  return (
    <section className="section wrap" aria-labelledby="donation-heading">
      <div className="donation-banner">
        <div>
          <h2 id="donation-heading" className="h2">
            Support our mission
          </h2>
          <p>Donations keep this site free to use and its guides free to read.</p>
          <DonationProgress />
          <div className="preset-buttons">
            {HOME_PRESETS.map((preset) => (
              <Link key={preset} className="btn btn-outline" to="/donate" search={{ preset }}>
                {`$${preset}`}
              </Link>
            ))}
          </div>
        </div>
        <Picture
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
