import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'

/** Contains no names: a stranger may have typed both address and name, and the name may be an advertisement. */
interface ConfirmSubscription {
  site: MailSite
  /** Leads to a page whose button confirms. */
  url: string
  validForDays: number
}

export function confirmSubscriptionMail(subscription: ConfirmSubscription): Promise<MailContent> {
  return mailContent(
    `Confirm your subscription to the ${subscription.site.name} newsletter`,
    <ConfirmSubscriptionMail {...subscription} />,
  )
}

function ConfirmSubscriptionMail({ site, url, validForDays }: ConfirmSubscription) {
  return (
    <MailLayout
      site={site}
      preview="One more click, and you’re subscribed."
      reason={`You got this email because someone entered your address to subscribe to the ${site.name} newsletter. If you don’t confirm, we won’t email you again.`}
    >
      <MailHeading>Please confirm your subscription</MailHeading>
      <MailText>Hello,</MailText>
      <MailText>
        Thank you for your interest in our newsletter: new guides for the first years and affordable finds,
        now and then.
      </MailText>
      <MailText>
        Please confirm that you want it. The link is valid for {validForDays} days. If you didn’t ask for the
        newsletter, you can ignore this email.
      </MailText>
      <MailButton href={url}>Confirm my subscription</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
