import { IN_ENGLISH, inLanguage } from '#server/config/languages.ts'
import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'

interface AdministratorNotice {
  site: MailSite
  /** Also the subject. */
  heading: string
  texts: string[]
  path: string
  button: string
}

export function administratorNoticeMail(notice: AdministratorNotice): Promise<MailContent> {
  return inLanguage(IN_ENGLISH, () => mailContent(notice.heading, <AdministratorNoticeMail {...notice} />))
}

function AdministratorNoticeMail({ site, heading, texts, path, button }: AdministratorNotice) {
  const url = `${site.url}${path}`
  return (
    <MailLayout
      site={site}
      preview={texts[0] ?? heading}
      reason={`You got this email because you are an administrator of ${site.name}.`}
    >
      <MailHeading>{heading}</MailHeading>
      {texts.map((text) => (
        <MailText key={text}>{text}</MailText>
      ))}
      <MailButton href={url}>{button}</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
