import { Link } from '@tanstack/react-router'
import * as subscribePageCss from '#client/features/newsletter/subscribe-page.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { SUBSCRIBED } from '#shared/newsletter/newsletter-consent.ts'

export function SubscribedNotice() {
  return (
    <div className={subscribePageCss.subscribeBody} role="status">
      <h2 className={baseCss.h3}>{SUBSCRIBED}</h2>
      <p className={subscribePageCss.subscribedText}>
        Newsletters start once your address is confirmed. If we email you a link, please open it; the email
        can take up to an hour if you’ve signed up before.
      </p>
      <Link to="/" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
        Back to home
      </Link>
    </div>
  )
}
