import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailButton, MailHeading, MailPlainAddress, MailText } from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface SignInLink {
  site: MailSite
  url: string
  validForMinutes: number
}

export function signInLinkMail(link: SignInLink): Promise<MailContent> {
  return mailContent(fill(m.signInLinkSubject, { shop: link.site.name }), <SignInLinkMail {...link} />)
}

function SignInLinkMail({ site, url, validForMinutes }: SignInLink) {
  return (
    <MailLayout
      site={site}
      preview={fill(m.signInLinkPreview, { n: validForMinutes })}
      reason={fill(m.signInLinkReason, { shop: site.name })}
    >
      <MailHeading>{fill(m.signInToShop, { shop: site.name })}</MailHeading>
      <MailText>{fill(m.signInLinkText, { n: validForMinutes })}</MailText>
      <MailText>{m.signInLinkNotYou}</MailText>
      <MailButton href={url}>{m.signIn}</MailButton>
      <MailPlainAddress href={url} />
    </MailLayout>
  )
}
