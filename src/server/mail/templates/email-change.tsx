import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'

/** Names nobody: a stranger may have typed the address. */
interface EmailChange {
  site: MailSite
  /** Where the address is confirmed. */
  url: string
}

/** To the new address. */
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
      preview="Your account changes to this address with one click."
      reason={`You got this email because someone with an account at ${site.name} entered your address as their new one.`}
    >
      <MailHeading>Is this your new address?</MailHeading>
      <MailText>
        Please confirm that your account at {site.name} changes to this email address. You’ll sign in with it
        from then on. The link is valid for one hour.
      </MailText>
      <MailText>If you don’t know about it, you can ignore this email: nothing changes.</MailText>
      <MailButton href={url}>Confirm my new address</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}

interface EmailChanged {
  site: MailSite
  newEmail: string
}

/** To the address that the account had. */
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
      preview="This address no longer opens your account."
      reason={`You got this email because your account at ${site.name} had this address.`}
    >
      <MailHeading>Your email address was changed</MailHeading>
      <MailText>
        Your account at {site.name} now has the address {newEmail}. This address no longer opens it.
      </MailText>
      <MailText>
        If it wasn’t you, write to {site.contact.email} right away, from this address: we can stop whoever did
        it and give your account back.
      </MailText>
      <MailButton href={`${site.url}/contact`}>Contact us</MailButton>
      <MailPlainAddress href={`${site.url}/contact`} />
    </MailLayout>
  )
}
