import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as contactPageCss from '#client/features/contact/contact-page.css.ts'
import { useSite } from '#client/lib/site.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import { m } from '#shared/messages/messages.ts'

export function ContactPage() {
  const own = useContent('contact')
  return (
    <div className={baseCss.wrap}>
      <div className={contactPageCss.contactPage}>
        <div>
          <h1 className={baseCss.h1}>{m.contact}</h1>
          <p className={baseCss.lead}>{own?.lead ?? m.contactLead}</p>
          <ContactCard />
        </div>
        <Picture
          className={contactPageCss.contactPicture}
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
      <Line label={m.name}>{contact.name}</Line>
      <Line label={m.email}>
        <a href={`mailto:${contact.email}`} className={contactPageCss.contactLink}>
          {contact.email}
        </a>
      </Line>
      <Line label={m.phone}>
        <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} className={contactPageCss.contactLink}>
          {contact.phone}
        </a>
      </Line>
      <Line label={m.country}>{contact.country}</Line>
      <Line label={m.address}>{contact.address}</Line>
    </dl>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={contactPageCss.contactLine}>
      <dt className={contactPageCss.contactLabel}>{label}</dt>
      <dd className={contactPageCss.contactValue}>{children}</dd>
    </div>
  )
}

export function contactReasons(): { title: string; text: ReactNode }[] {
  const terms = <Link to="/terms-of-service">{m.termsInSentence}</Link>
  const privacyPolicy = <Link to="/privacy-policy">{m.privacyPolicyInSentence}</Link>
  return [
    { title: m.aboutAnOrder, text: <p>{m.aboutAnOrderText}</p> },
    {
      title: m.aboutADonation,
      text: (
        <p>
          <FillIn text={m.aboutADonationText} values={{ terms }} />
        </p>
      ),
    },
    {
      title: m.aboutYourData,
      text: (
        <p>
          <FillIn text={m.aboutYourDataText} values={{ privacyPolicy }} />
        </p>
      ),
    },
  ]
}

const TINTS = [baseCss.tintToys, baseCss.tintFeeding, baseCss.tintSafety]

function ContactReasons() {
  const own = useContent('contact')
  const reasons = own
    ? own.reasons.map(({ title, html }) => ({ title, text: <SafeHtml html={html} /> }))
    : contactReasons()
  if (reasons.length === 0) return null
  return (
    <section className={baseCss.section} aria-labelledby="reasons-heading">
      <SectionHead id="reasons-heading" title={m.goodToKnow} />
      <div className={contactPageCss.contactReasons}>
        {reasons.map(({ title, text }, place) => (
          <div key={title} className={`${contactPageCss.contactReason} ${TINTS[place % TINTS.length]}`}>
            <h3 className={baseCss.h3}>{title}</h3>
            {text}
          </div>
        ))}
      </div>
    </section>
  )
}
