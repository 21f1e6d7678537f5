import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

/** Contains no names, since a stranger may have typed the address. */
interface EmailChange {
  site: MailSite
  url: string
}

export function emailChangeMail(change: EmailChange): Promise<MailContent> {
  return mailContent(fill(m.emailChangeSubject, { shop: change.site.name }), <EmailChangeMail {...change} />)
}

function EmailChangeMail({ site, url }: EmailChange) {
  return (
    <MailLayout
      site={site}
      preview={m.emailChangePreview}
      reason={fill(m.emailChangeReason, { shop: site.name })}
    >
      <MailHeading>{m.isYourNewAddress}</MailHeading>
      <MailText>{fill(m.emailChangeText, { shop: site.name })}</MailText>
      <MailText>{m.emailChangeNotYou}</MailText>
      <MailButton href={url}>{m.confirmMyNewAddress}</MailButton>
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
    fill(m.emailChangedSubject, { shop: changed.site.name }),
    <EmailChangedMail {...changed} />,
  )
}

function EmailChangedMail({ site, newEmail }: EmailChanged) {
  return (
    <MailLayout
      site={site}
      preview={m.emailChangedPreview}
      reason={fill(m.emailChangedReason, { shop: site.name })}
    >
      <MailHeading>{m.emailWasChanged}</MailHeading>
      <MailText>{fill(m.emailChangedText, { shop: site.name, address: newEmail })}</MailText>
      <MailText>{fill(m.emailChangedNotYou, { address: site.contact.email })}</MailText>
      <MailButton href={`${site.url}/contact`}>{m.contactUsMail}</MailButton>
      <MailPlainAddress href={`${site.url}/contact`} />
    </MailLayout>
  )
}
