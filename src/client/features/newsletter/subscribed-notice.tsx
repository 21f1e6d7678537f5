import { Link } from '@tanstack/react-router'
import { SUBSCRIBED } from '#shared/newsletter-consent.ts'

/** After a sign-up that the browser sent by itself. */
export function SubscribedNotice() {
  return (
    <div className="subscribed-notice" role="status">
      <h2>{SUBSCRIBED}</h2>
      <p>
        Issues come once your address is confirmed: if a mail from us asks you to, please follow its link.
      </p>
      <Link to="/" className="btn btn-outline">
        Back to the start page
      </Link>
    </div>
  )
}
