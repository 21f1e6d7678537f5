import { buttonMail } from '#server/mail/templates/button-mail.tsx'
import type { MailSite } from '#server/mail/templates/mail-layout.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface ConfirmSubscription {
  site: MailSite
  /** Leads to a page whose button confirms. */
  url: string
  validForDays: number
}

/** Contains no names: a stranger may have typed both address and name, and the name may be an advertisement. */
export function confirmSubscriptionMail({ site, url, validForDays }: ConfirmSubscription) {
  const shop = site.name
  return buttonMail({
    site,
    subject: fill(m.confirmSubscriptionSubject, { shop }),
    preview: m.confirmSubscriptionPreview,
    reason: fill(m.confirmSubscriptionReason, { shop }),
    heading: m.confirmSubscription,
    texts: [m.helloAll, m.confirmSubscriptionThanks, fill(m.confirmSubscriptionText, { n: validForDays })],
    url,
    button: m.confirmMySubscription,
  })
}
