import type { ReactNode } from 'react'
import { FillIn } from '#client/ui/fill-in.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m, type Placeholder } from '#shared/messages/messages.ts'
import type { Contact } from '#shared/site/site.ts'

interface ParagraphProps<Text extends string> {
  text: Text
  values: Record<Placeholder<Text>, ReactNode>
}

export function Paragraph<Text extends string>(props: ParagraphProps<Text>) {
  return (
    <p>
      <FillIn {...props} />
    </p>
  )
}

export function MailLink({ contact }: { contact: Contact }) {
  return <a href={`mailto:${contact.email}`}>{contact.email}</a>
}

export function ContactDetails({ contact }: { contact: Contact }) {
  return (
    <address>
      {contact.name}
      <br />
      {contact.address}, {contact.country}
      <br />
      <FillIn text={m.emailLine} values={{ email: <MailLink contact={contact} /> }} />
      <br />
      {fill(m.phoneLine, { phone: contact.phone })}
    </address>
  )
}
