import { Link } from '@tanstack/react-router'
import * as contactPageCss from '#client/features/contact/contact-page.css.ts'
import * as baseCss from '#client/ui/base.css.ts'

export function ContactReasons() {
  return (
    <section className={baseCss.section} aria-labelledby="reasons-heading">
      <div className={baseCss.sectionHead}>
        <h2 id="reasons-heading" className={baseCss.h2}>
          Good to know
        </h2>
      </div>
      <div className={contactPageCss.contactReasons}>
        <div className={baseCss.tintToys}>
          <h3 className={baseCss.h3}>About an order</h3>
          <p>
            We sell nothing ourselves. For deliveries, returns and warranties, please contact the shop you
            bought from: it has your order.
          </p>
        </div>
        <div className={baseCss.tintFeeding}>
          <h3 className={baseCss.h3}>About a donation</h3>
          <p>
            Tell us the date, the amount and the email address you used. We refund donations on request within
            30 days, as described in our <Link to="/terms-of-service">terms</Link>.
          </p>
        </div>
        <div className={baseCss.tintSafety}>
          <h3 className={baseCss.h3}>About your data</h3>
          <p>
            Ask what we store about you, or have it corrected or deleted. Our{' '}
            <Link to="/privacy-policy">privacy policy</Link> has the details.
          </p>
        </div>
      </div>
    </section>
  )
}
