import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'

interface SignInLink {
  site: MailSite
  url: string
  validForMinutes: number
}

export function signInLinkMail(link: SignInLink): Promise<MailContent> {
  return mailContent(`Your sign-in link for ${link.site.name}`, <SignInLinkMail {...link} />)
}

function SignInLinkMail({ site, url, validForMinutes }: SignInLink) {
  return (
    <MailLayout
      site={site}
      preview={`It works once, for ${validForMinutes} minutes.`}
      reason={`You got this email because someone requested a sign-in link at ${site.name} for your address.`}
    >
      <MailHeading>Sign in to {site.name}</MailHeading>
      <MailText>
        Open the link below in the browser you want to sign in with. It works once and is valid for{' '}
        {validForMinutes} minutes.
      </MailText>
      <MailText>
        If you didn’t request it, you can ignore this email. Don’t share the link with anyone.
      </MailText>
      <MailButton href={url}>Sign in</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
