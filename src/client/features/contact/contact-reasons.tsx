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
            Deliveries, returns and warranties are the retailer's: we sell nothing ourselves. The shop that
            you bought from has your order.
          </p>
        </div>
        <div className="tint-feeding">
          <h3 className="h3">About a donation</h3>
          <p>
            Tell us the date, the amount and the email address that you used. Within 30 days we pay a donation
            back when you ask, as the <Link to="/terms-of-service">terms</Link> say.
          </p>
        </div>
        <div className="tint-safety">
          <h3 className="h3">About your data</h3>
          <p>
            Ask what we store about you, or have it corrected or deleted. What there is stands in the{' '}
            <Link to="/privacy-policy">privacy policy</Link>.
          </p>
        </div>
      </div>
    </section>
  )
}
