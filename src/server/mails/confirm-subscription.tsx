import { type MailContent, mailContent } from '#server/mails/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mails/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mails/mail-pieces.tsx'

/** Names nobody: a stranger may have typed both the address and the name, and the name may be an advertisement. */
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
      preview="One more click, and the next issue is yours."
      reason={`You get this mail because your address was entered for the newsletter of ${site.name}. Without your confirmation no other mail follows.`}
    >
      <MailHeading>Please confirm your subscription</MailHeading>
      <MailText>Hello,</MailText>
      <MailText>
        Thank you for your interest in our newsletter: new guides for the first years and affordable things
        worth knowing, now and then.
      </MailText>
      <MailText>
        Please confirm that you want it. The link is valid for {validForDays} days; if you did not ask for the
        newsletter, leave this mail alone.
      </MailText>
      <MailButton href={url}>Confirm my subscription</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
