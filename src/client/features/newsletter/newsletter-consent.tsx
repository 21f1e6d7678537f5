import { Link } from '@tanstack/react-router'
import { NEWSLETTER_CONSENT } from '#shared/newsletter-consent.ts'

/** The words that are kept with the sign-up. */
export function NewsletterConsent() {
  return (
    <p className="newsletter-consent">
      {NEWSLETTER_CONSENT}{' '}
      <Link to="/privacy-policy" hash="newsletter">
        What we store
      </Link>
    </p>
  )
}
