import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'

interface SignUp {
  site: MailSite
  url: string
}

export function signUpMail(signUp: SignUp): Promise<MailContent> {
  return mailContent(`Finish creating your account at ${signUp.site.name}`, <SignUpMail {...signUp} />)
}

/** Omits the typed name, since a stranger may have typed it. */
function SignUpMail({ site, url }: SignUp) {
  return (
    <MailLayout
      site={site}
      preview="One click, and your account is ready."
      reason={`You got this email because someone signed up at ${site.name} with your address.`}
    >
      <MailHeading>Finish creating your account</MailHeading>
      <MailText>
        Someone, hopefully you, signed up at {site.name} with this address. Confirm that it’s yours, and your
        account is ready. The link works once and is valid for one day.
      </MailText>
      <MailText>If it wasn’t you, you can ignore this email: no account will be created.</MailText>
      <MailButton href={url}>Create my account</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
