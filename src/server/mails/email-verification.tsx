import { type MailContent, mailContent } from '#server/mails/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mails/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mails/mail-pieces.tsx'

/** Names nobody: a stranger may have typed both the address and the name, and the name may be an advertisement. */
interface EmailVerification {
  site: MailSite
  /** Where the address is confirmed. */
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
      preview="One click, and the address is known to be yours."
      reason={`You get this mail because an account at ${site.name} was given your address.`}
    >
      <MailHeading>Is this your address?</MailHeading>
      <MailText>Hello,</MailText>
      <MailText>
        Please confirm that this email address is yours, so that you can get a new password should you ever
        lose the old one.
      </MailText>
      <MailText>If you did not open an account at {site.name}, leave this mail alone.</MailText>
      <MailButton href={url}>Confirm my address</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
