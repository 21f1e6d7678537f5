import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface SignUp {
  site: MailSite
  url: string
}

export function signUpMail(signUp: SignUp): Promise<MailContent> {
  return mailContent(fill(m.signUpSubject, { shop: signUp.site.name }), <SignUpMail {...signUp} />)
}

/** Omits the typed name, since a stranger may have typed it. */
function SignUpMail({ site, url }: SignUp) {
  return (
    <MailLayout site={site} preview={m.signUpPreview} reason={fill(m.signUpReason, { shop: site.name })}>
      <MailHeading>{m.finishAccount}</MailHeading>
      <MailText>{fill(m.signUpText, { shop: site.name })}</MailText>
      <MailText>{m.signUpNotYou}</MailText>
      <MailButton href={url}>{m.createMyAccount}</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
