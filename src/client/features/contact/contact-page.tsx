import * as contactPageCss from '#client/features/contact/contact-page.css.ts'
import { ContactReasons } from '#client/features/contact/contact-reasons.tsx'
import { useSite } from '#client/lib/site.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Picture } from '#client/ui/picture.tsx'

export const CONTACT_LEAD =
  'Write or call us about a product, an article, a donation or something that isn’t working.'

export function ContactPage() {
  const own = useContent('contact')
  return (
    <div className={baseCss.wrap}>
      <div className={contactPageCss.contactPage}>
        <div>
          <h1>Contact</h1>
          <p className={contactPageCss.contactLead}>{own?.lead ?? CONTACT_LEAD}</p>
          <ContactCard />
        </div>
        <Picture
          src="/images/articles/best-baby-carriers-2024.webp"
          alt=""
          sizes="(min-width: 1320px) 540px, (min-width: 1024px) 44vw, 94vw"
          width={1500}
          height={1200}
          priority
        />
      </div>
      <ContactReasons />
    </div>
  )
}

function ContactCard() {
  const { contact } = useSite()
  return (
    <dl className={contactPageCss.contactCard}>
      <div>
        <dt>Name</dt>
        <dd>{contact.name}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
        </dd>
      </div>
      <div>
        <dt>Country</dt>
        <dd>{contact.country}</dd>
      </div>
      <div>
        <dt>Address</dt>
        <dd>{contact.address}</dd>
      </div>
    </dl>
  )
}
