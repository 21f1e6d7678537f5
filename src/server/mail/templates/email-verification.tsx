import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'

/** Contains no names: a stranger may have typed both address and name, and the name may be an advertisement. */
interface EmailVerification {
  site: MailSite
  url: string
}

export function emailVerificationMail(verification: EmailVerification): Promise<MailContent> {
  return mailContent(
    `Confirm your email address for ${verification.site.name}`,
    <EmailVerificationMail {...verification} />,
  )
}

function EmailVerificationMail({ site, url }: EmailVerification) {
  return (
    <MailLayout
      site={site}
      preview="One click confirms this address is yours."
      reason={`You got this email because someone created an account at ${site.name} with your address.`}
    >
      <MailHeading>Is this your address?</MailHeading>
      <MailText>Hello,</MailText>
      <MailText>
        Please confirm that this email address is yours, so you can reset your password if you ever forget it.
      </MailText>
      <MailText>If you didn’t create an account at {site.name}, you can ignore this email.</MailText>
      <MailButton href={url}>Confirm my address</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
