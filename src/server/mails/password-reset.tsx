import { type MailContent, mailContent } from '#server/mails/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mails/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mails/mail-pieces.tsx'

interface PasswordReset {
  site: MailSite
  name: string
  /** Where the new password is chosen. */
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
      reason={`You get this mail because a new password was asked for at ${site.name} with your address.`}
    >
      <MailHeading>Choose a new password</MailHeading>
      <MailText>Hello {name},</MailText>
      <MailText>
        Someone, hopefully you, asked for a new password for your account at {site.name}. The link below is
        valid for {validForMinutes} minutes and works once.
      </MailText>
      <MailText>If it was not you, leave this mail alone: your password stays as it is.</MailText>
      <MailButton href={url}>Choose a new password</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
