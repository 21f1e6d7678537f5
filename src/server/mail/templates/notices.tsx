import { IN_ENGLISH, inLanguage } from '#server/config/languages.ts'
import { buttonMail } from '#server/mail/templates/button-mail.tsx'
import type { MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailFacts } from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface AdministratorNotice {
  site: MailSite
  heading: string
  texts: string[]
  path: string
  button: string
}

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

export function administratorNoticeMail({ site, heading, texts, path, button }: AdministratorNotice) {
  const preview = texts[0] ?? heading
  const mail = { site, subject: heading, preview, reason: administratorReason(site), heading, texts, button }
  return inLanguage(IN_ENGLISH, () => buttonMail({ ...mail, url: `${site.url}${path}` }))
}

/** Contains no names: an intruder can change the name of an account. */
export function securityNoticeMail({ reader, text, facts, advice, ...mail }: SecurityNotice) {
  const { site } = mail
  const factsTable = (
    <div key="facts" style={{ marginBottom: 18 }}>
      <MailFacts facts={facts} />
    </div>
  )
  return buttonMail({
    ...mail,
    preview: text,
    reason: reader === 'owner' ? fill(m.securityReason, { shop: site.name }) : administratorReason(site),
    texts: [m.helloAll, text, factsTable, advice],
  })
}

function administratorReason({ name }: MailSite): string {
  return `You got this email because you are an administrator of ${name}.`
}
