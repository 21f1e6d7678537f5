import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as contactPageCss from '#client/features/contact/contact-page.css.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import { m } from '#shared/messages/messages.ts'

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

export function ContactReasons() {
  const own = useContent('contact')
  const reasons = own
    ? own.reasons.map(({ title, html }) => ({ title, text: <SafeHtml html={html} /> }))
    : contactReasons()
  if (reasons.length === 0) return null
  return (
    <section className={baseCss.section} aria-labelledby="reasons-heading">
      <div className={baseCss.sectionHead}>
        <h2 id="reasons-heading" className={baseCss.h2}>
          {m.goodToKnow}
        </h2>
      </div>
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
