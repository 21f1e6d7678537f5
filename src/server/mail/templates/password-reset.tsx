import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import {
  FillIn,
  MailButton,
  MailHeading,
  MailPlainAddress,
  MailText,
} from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface PasswordReset {
  site: MailSite
  name: string
  url: string
  validForMinutes: number
}

export function passwordResetMail(reset: PasswordReset): Promise<MailContent> {
  return mailContent(
    fill(m.passwordResetSubject, { shop: reset.site.name }),
    <PasswordResetMail {...reset} />,
  )
}

function PasswordResetMail({ site, name, url, validForMinutes }: PasswordReset) {
  return (
    <MailLayout
      site={site}
      preview={fill(m.passwordResetPreview, { n: validForMinutes })}
      reason={fill(m.passwordResetReason, { shop: site.name })}
    >
      <MailHeading>{m.chooseNewPassword}</MailHeading>
      <MailText>
        <FillIn text={m.helloName} values={{ name }} />
      </MailText>
      <MailText>{fill(m.passwordResetText, { shop: site.name, n: validForMinutes })}</MailText>
      <MailText>{m.passwordResetNotYou}</MailText>
      <MailButton href={url}>{m.chooseNewPassword}</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
