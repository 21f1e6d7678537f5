import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import {
  MailButton,
  MailFacts,
  MailHeading,
  MailPlainAddress,
  MailText,
} from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface SecurityNotice {
  site: MailSite
  reader: 'owner' | 'administrator'
  subject: string
  heading: string
  text: string
  facts: [label: string, value: string][]
  advice: string
  url: string
  button: string
}

export function securityNoticeMail(notice: SecurityNotice): Promise<MailContent> {
  return mailContent(notice.subject, <SecurityNoticeMail {...notice} />)
}

/** Contains no names: an intruder can change the name of an account. */
function SecurityNoticeMail({ site, reader, heading, text, facts, advice, url, button }: SecurityNotice) {
  return (
    <MailLayout site={site} preview={text} reason={reasonFor(reader, site)}>
      <MailHeading>{heading}</MailHeading>
      <MailText>{m.helloAll}</MailText>
      <MailText>{text}</MailText>
      <div style={{ marginBottom: 18 }}>
        <MailFacts facts={facts} />
      </div>
      <MailText>{advice}</MailText>
      <MailButton href={url}>{button}</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}

function reasonFor(reader: SecurityNotice['reader'], { name }: MailSite): string {
  return reader === 'owner'
    ? fill(m.securityReason, { shop: name })
    : `You got this email because you are an administrator of ${name}.`
}
