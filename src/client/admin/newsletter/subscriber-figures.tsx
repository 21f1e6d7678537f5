import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import type { SubscriberStatus } from '#shared/newsletter/subscriber-statuses.ts'

export const SUBSCRIBER_LABELS = {
  confirmed: 'Confirmed',
  unconfirmed: 'Unconfirmed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
}

export function SubscriberFigures({ counts }: { counts: { status: SubscriberStatus; count: number }[] }) {
  return (
    <dl className={`${figuresCss.figures} ${adminNewsletterCss.newsletterFigures}`}>
      {counts.map(({ status, count }) => (
        <Figure key={status} label={SUBSCRIBER_LABELS[status]}>
          {count}
        </Figure>
      ))}
    </dl>
  )
}
