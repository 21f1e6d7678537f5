import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

/** Contains no names: a stranger may have typed both address and name, and the name may be an advertisement. */
interface EmailVerification {
  site: MailSite
  url: string
}

export function emailVerificationMail(verification: EmailVerification): Promise<MailContent> {
  return mailContent(
    fill(m.verifyEmailSubject, { shop: verification.site.name }),
    <EmailVerificationMail {...verification} />,
  )
}

function EmailVerificationMail({ site, url }: EmailVerification) {
  return (
    <MailLayout
      site={site}
      preview={m.verifyEmailPreview}
      reason={fill(m.verifyEmailReason, { shop: site.name })}
    >
      <MailHeading>{m.isYourAddress}</MailHeading>
      <MailText>{m.helloAll}</MailText>
      <MailText>{m.verifyEmailText}</MailText>
      <MailText>{fill(m.verifyEmailNotYou, { shop: site.name })}</MailText>
      <MailButton href={url}>{m.confirmMyAddress}</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
