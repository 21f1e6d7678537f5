import { Picture } from '#client/ui/picture.tsx'
import { DONATION_GOAL, DONATION_RAISED, HOME_PRESETS } from '#shared/donation-drive.ts'

const PERCENT = Math.round((DONATION_RAISED / DONATION_GOAL) * 100)
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

export function DonationBanner() {
  return (
    <section className="section wrap" aria-labelledby="donation-heading">
      <div className="donation-banner">
        <div>
          <h2 id="donation-heading" className="h2">
            Support our mission
          </h2>
          <p>Donations keep this site free to use and its guides free to read.</p>
          <div
            className="progress"
            role="progressbar"
            aria-label="Donations received"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={PERCENT}
          >
            <span style={{ width: `${PERCENT}%` }} />
          </div>
          <p className="progress-line">
            <b>{dollars(DONATION_RAISED)} raised</b> {PERCENT}% of {dollars(DONATION_GOAL)}
          </p>
          <div className="preset-buttons">
            {HOME_PRESETS.map((preset) => (
              <a key={preset} className="btn btn-outline" href={`/donate?preset=${preset}`}>
                ${preset}
              </a>
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
