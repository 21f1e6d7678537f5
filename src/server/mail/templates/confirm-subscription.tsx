import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

/** Contains no names: a stranger may have typed both address and name, and the name may be an advertisement. */
interface ConfirmSubscription {
  site: MailSite
  /** Leads to a page whose button confirms. */
  url: string
  validForDays: number
}

export function confirmSubscriptionMail(subscription: ConfirmSubscription): Promise<MailContent> {
  return mailContent(
    fill(m.confirmSubscriptionSubject, { shop: subscription.site.name }),
    <ConfirmSubscriptionMail {...subscription} />,
  )
}

function ConfirmSubscriptionMail({ site, url, validForDays }: ConfirmSubscription) {
  return (
    <MailLayout
      site={site}
      preview={m.confirmSubscriptionPreview}
      reason={fill(m.confirmSubscriptionReason, { shop: site.name })}
    >
      <MailHeading>{m.confirmSubscription}</MailHeading>
      <MailText>{m.helloAll}</MailText>
      <MailText>{m.confirmSubscriptionThanks}</MailText>
      <MailText>{fill(m.confirmSubscriptionText, { n: validForDays })}</MailText>
      <MailButton href={url}>{m.confirmMySubscription}</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
