import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'

interface PasswordReset {
  site: MailSite
  name: string
  url: string
  validForMinutes: number
}

export function passwordResetMail(reset: PasswordReset): Promise<MailContent> {
  return mailContent(`Choose a new password for ${reset.site.name}`, <PasswordResetMail {...reset} />)
}

function PasswordResetMail({ site, name, url, validForMinutes }: PasswordReset) {
  return (
    <MailLayout
      site={site}
      preview={`The link is valid for ${validForMinutes} minutes.`}
      reason={`You got this email because someone requested a new password at ${site.name} for your address.`}
    >
      <MailHeading>Choose a new password</MailHeading>
      <MailText>Hello {name},</MailText>
      <MailText>
        Someone, hopefully you, requested a new password for your account at {site.name}. The link below works
        once and is valid for {validForMinutes} minutes.
      </MailText>
      <MailText>If it wasn’t you, you can ignore this email: your password won’t change.</MailText>
      <MailButton href={url}>Choose a new password</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
