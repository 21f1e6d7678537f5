import { Link } from '@tanstack/react-router'
import * as subscribePageCss from '#client/features/newsletter/subscribe-page.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

export function SubscribedNotice() {
  return (
    <div className={subscribePageCss.subscribeBody} role="status">
      <h2 className={baseCss.h3}>{m.subscribedToNewsletter}</h2>
      <p className={subscribePageCss.subscribedText}>{m.newslettersStartLater}</p>
      <Link to="/" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
        {m.backToHome}
      </Link>
    </div>
  )
}
