import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as contactPageCss from '#client/features/contact/contact-page.css.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'

export const REASONS: { title: string; text: ReactNode }[] = [
  {
    title: 'About an order',
    text: (
      <p>
        We don’t sell anything ourselves. For deliveries, returns, and warranties, please contact the shop you
        bought from: it has your order.
      </p>
    ),
  },
  {
    title: 'About a donation',
    text: (
      <p>
        Tell us the date, the amount, and the email address you used. We refund donations on request within 30
        days, as described in our <Link to="/terms-of-service">terms</Link>.
      </p>
    ),
  },
  {
    title: 'About your data',
    text: (
      <p>
        Ask what we store about you, or have it corrected or deleted. Our{' '}
        <Link to="/privacy-policy">privacy policy</Link> has the details.
      </p>
    ),
  },
]

const TINTS = [baseCss.tintToys, baseCss.tintFeeding, baseCss.tintSafety]

export function ContactReasons() {
  const own = useContent('contact')
  const reasons = own
    ? own.reasons.map(({ title, html }) => ({ title, text: <SafeHtml html={html} /> }))
    : REASONS
  if (reasons.length === 0) return null
  return (
    <section className={baseCss.section} aria-labelledby="reasons-heading">
      <div className={baseCss.sectionHead}>
        <h2 id="reasons-heading" className={baseCss.h2}>
          Good to know
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
