import { Link } from '@tanstack/react-router'
import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { ContactDetails, MailLink, Paragraph } from '#client/features/legal/legal-parts.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import type { Site } from '#shared/site/site.ts'

export function termsSections(site: Site): LegalSection[] {
  return [...shopSections(site), ...visitorSections(site), ...closingSections(site)]
}

function shopSections({ name, contact }: Site): LegalSection[] {
  const howWeChoose = (
    <Link to="/about" hash="how-we-choose">
      {m.howWeChooseLink}
    </Link>
  )
  return [
    {
      id: 'site',
      title: m.whatSiteIs,
      text: (
        <>
          <p>{fill(m.whatSiteIsText, { shop: name })}</p>
          <p>{m.siteIsRunBy}</p>
          <ContactDetails contact={contact} />
        </>
      ),
    },
    {
      id: 'advertising',
      title: m.advertisingAndCommission,
      text: <Paragraph text={m.advertisingAndCommissionText} values={{ howWeChoose }} />,
    },
    {
      id: 'prices',
      title: m.pricesAndProducts,
      text: (
        <>
          <p>{m.pricesAndProductsText}</p>
          <p>{m.picturesAreIllustrations}</p>
        </>
      ),
    },
    { id: 'guides', title: m.noMedicalAdvice, text: <p>{m.noMedicalAdviceText}</p> },
  ]
}

function visitorSections({ contact }: Site): LegalSection[] {
  const account = (
    <Link to="/account" rel="nofollow">
      {m.yourAccountLink}
    </Link>
  )
  const policy = (
    <Link to="/privacy-policy" hash="newsletter">
      {m.privacyPolicy}
    </Link>
  )
  return [
    { id: 'accounts', title: m.accounts, text: <p>{m.accountsText}</p> },
    {
      id: 'use',
      title: m.acceptableUse,
      text: (
        <>
          <p>{m.acceptableUseText}</p>
          <ul>
            <li>{m.noForeignAccounts}</li>
            <li>{m.noDisruption}</li>
            <li>{m.noClickFraud}</li>
            <li>{m.noUnlawfulMessages}</li>
          </ul>
        </>
      ),
    },
    {
      id: 'donations',
      title: m.donations,
      text: (
        <>
          <p>{m.donationsAreVoluntary}</p>
          <Paragraph text={m.refunds} values={{ email: <MailLink contact={contact} /> }} />
        </>
      ),
    },
    {
      id: 'memberships',
      title: m.monthlyGifts,
      text: <Paragraph text={m.membershipTerms} values={{ account }} />,
    },
    {
      id: 'newsletter',
      title: m.newsletter,
      text: <Paragraph text={m.newsletterTerms} values={{ policy }} />,
    },
    { id: 'content', title: m.ourContent, text: <p>{m.ourContentText}</p> },
  ]
}

function closingSections({ contact }: Site): LegalSection[] {
  const board = (
    <a href="https://www.arn.se/" rel="noopener">
      Allmänna reklamationsnämnden (ARN)
    </a>
  )
  const contactPage = <Link to="/contact">{m.contactPageLink}</Link>
  return [
    {
      id: 'liability',
      title: m.liability,
      text: (
        <>
          <p>{m.liabilityText}</p>
          <p>{m.liabilityLimits}</p>
        </>
      ),
    },
    {
      id: 'law',
      title: m.lawAndDisputes,
      text: <Paragraph text={m.lawAndDisputesText} values={{ board }} />,
    },
    { id: 'changes', title: m.changesOfPage, text: <p>{m.changesOfTerms}</p> },
    {
      id: 'contact',
      title: m.questions,
      text: (
        <Paragraph text={m.questionsText} values={{ contactPage, email: <MailLink contact={contact} /> }} />
      ),
    },
  ]
}
