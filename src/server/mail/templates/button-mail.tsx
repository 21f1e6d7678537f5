import { Children, type ReactNode } from 'react'
import { mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'

interface ButtonMail {
  site: MailSite
  subject: string
  preview: string
  reason: string
  heading: string
  /** Strings become paragraphs. */
  texts: ReactNode[]
  url: string
  button: string
}

/** The form of most emails: a heading, paragraphs, and one button. */
export function buttonMail({ site, subject, heading, texts, url, button, ...frame }: ButtonMail) {
  return mailContent(
    subject,
    <MailLayout site={site} {...frame}>
      <MailHeading>{heading}</MailHeading>
      {Children.map(texts, (text) => (typeof text === 'string' ? <MailText>{text}</MailText> : text))}
      <MailButton href={url}>{button}</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>,
  )
}
