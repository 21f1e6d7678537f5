import { Link } from '@tanstack/react-router'
import * as newsletterConsentCss from '#client/features/newsletter/newsletter-consent.late.css.ts'
import { NEWSLETTER_CONSENT } from '#shared/newsletter/newsletter-consent.ts'

/** The wording that is stored with the sign-up. */
export function NewsletterConsent() {
  return (
    <p className={newsletterConsentCss.newsletterConsent}>
      {NEWSLETTER_CONSENT}{' '}
      <Link to="/privacy-policy" hash="newsletter">
        What we store
      </Link>
    </p>
  )
}
