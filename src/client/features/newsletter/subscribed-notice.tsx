import { Link } from '@tanstack/react-router'
import { SUBSCRIBED } from '#shared/newsletter-consent.ts'

/** After a sign-up that the browser sent by itself. */
export function SubscribedNotice() {
  return (
    <div className="subscribed-notice" role="status">
      <h2>{SUBSCRIBED}</h2>
      <p>
        Newsletters start once your address is confirmed. If we email you a link, please follow it; that email
        can take up to an hour if you have signed up before.
      </p>
      <Link to="/" className="btn btn-outline">
        Back to home
      </Link>
    </div>
  )
}
