import { Link } from '@tanstack/react-router'

export function ContactReasons() {
  return (
    <section className="section" aria-labelledby="reasons-heading">
      <div className="section-head">
        <h2 id="reasons-heading" className="h2">
          Good to know
        </h2>
      </div>
      <div className="contact-reasons">
        <div className="tint-toys">
          <h3 className="h3">About an order</h3>
          <p>
            We sell nothing ourselves. For deliveries, returns and warranties, please contact the shop you
            bought from: it has your order.
          </p>
        </div>
        <div className="tint-feeding">
          <h3 className="h3">About a donation</h3>
          <p>
            Tell us the date, the amount and the email address you used. We refund donations on request within
            30 days, as described in our <Link to="/terms-of-service">terms</Link>.
          </p>
        </div>
        <div className="tint-safety">
          <h3 className="h3">About your data</h3>
          <p>
            Ask what we store about you, or have it corrected or deleted. Our{' '}
            <Link to="/privacy-policy">privacy policy</Link> has the details.
          </p>
        </div>
      </div>
    </section>
  )
}
