import type { Contact } from '#shared/site/site.ts'

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
      Email: <MailLink contact={contact} />
      <br />
      Phone: {contact.phone}
    </address>
  )
}
