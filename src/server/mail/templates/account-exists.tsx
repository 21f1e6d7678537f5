import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import {
  MailButton,
  MailHeading,
  MailLink,
  MailPlainAddress,
  MailText,
} from '#server/mail/templates/mail-pieces.tsx'

interface AccountExists {
  site: MailSite
}

export function accountExistsMail({ site }: AccountExists): Promise<MailContent> {
  return mailContent(`You already have an account at ${site.name}`, <AccountExistsMail site={site} />)
}

function AccountExistsMail({ site }: AccountExists) {
  const signIn = `${site.url}/login`
  return (
    <MailLayout
      site={site}
      preview="Sign in, or choose a new password."
      reason={`You got this email because someone signed up at ${site.name} with your address.`}
    >
      <MailHeading>You already have an account</MailHeading>
      <MailText>
        Someone, hopefully you, signed up at {site.name} with this address, which already has an account.
        Nothing has changed: sign in as usual.
      </MailText>
      <MailText>
        Forgot your password? <MailLink href={`${site.url}/forgot-password`}>Choose a new one</MailLink>. If
        it wasn’t you, you can ignore this email.
      </MailText>
      <MailButton href={signIn}>Sign in</MailButton>
      <MailPlainAddress href={signIn} />
    </MailLayout>
  )
}
