import { Link } from '@tanstack/react-router'
import * as newsletterConsentCss from '#client/features/newsletter/newsletter-consent.late.css.ts'
import { m } from '#shared/messages/messages.ts'

/** The wording that is stored with the sign-up. */
export function NewsletterConsent() {
  return (
    <p className={newsletterConsentCss.newsletterConsent}>
      {m.newsletterConsent}{' '}
      <Link to="/privacy-policy" hash="newsletter">
        {m.whatWeStore}
      </Link>
    </p>
  )
}
