import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'

/** Contains no names, since a stranger may have typed the address. */
interface EmailChange {
  site: MailSite
  url: string
}

export function emailChangeMail(change: EmailChange): Promise<MailContent> {
  return mailContent(
    `Confirm your new email address for ${change.site.name}`,
    <EmailChangeMail {...change} />,
  )
}

function EmailChangeMail({ site, url }: EmailChange) {
  return (
    <MailLayout
      site={site}
      preview="One click makes this your account’s address."
      reason={`You got this email because someone with an account at ${site.name} entered your address as their new one.`}
    >
      <MailHeading>Is this your new address?</MailHeading>
      <MailText>
        Please confirm that this is the new email address for your account at {site.name}. From then on you’ll
        sign in with it. The link is valid for one hour.
      </MailText>
      <MailText>If you didn’t request this, you can ignore this email: nothing will change.</MailText>
      <MailButton href={url}>Confirm my new address</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}

interface EmailChanged {
  site: MailSite
  newEmail: string
}

export function emailChangedMail(changed: EmailChanged): Promise<MailContent> {
  return mailContent(
    `Your email address was changed (${changed.site.name})`,
    <EmailChangedMail {...changed} />,
  )
}

function EmailChangedMail({ site, newEmail }: EmailChanged) {
  return (
    <MailLayout
      site={site}
      preview="You can no longer sign in with this address."
      reason={`You got this email because your account at ${site.name} had this address.`}
    >
      <MailHeading>Your email address was changed</MailHeading>
      <MailText>
        Your account at {site.name} now has the address {newEmail}. You can no longer sign in with this
        address.
      </MailText>
      <MailText>
        If it wasn’t you, write to {site.contact.email} from this address right away, so we can lock out the
        other person and restore your account.
      </MailText>
      <MailButton href={`${site.url}/contact`}>Contact us</MailButton>
      <MailPlainAddress href={`${site.url}/contact`} />
    </MailLayout>
  )
}
