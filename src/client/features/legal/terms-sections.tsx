import { Link } from '@tanstack/react-router'
import { ContactDetails, MailLink } from '#client/features/legal/contact-details.tsx'
import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { FillIn } from '#client/ui/fill-in.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import type { Site } from '#shared/site/site.ts'

export function termsSections(site: Site): LegalSection[] {
  return [...shopSections(site), ...visitorSections(site), ...closingSections(site)]
}

function shopSections({ name, contact }: Site): LegalSection[] {
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
      text: (
        <p>
          <FillIn
            text={m.advertisingAndCommissionText}
            values={{
              howWeChoose: (
                <Link to="/about" hash="how-we-choose">
                  {m.howWeChooseLink}
                </Link>
              ),
            }}
          />
        </p>
      ),
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
    {
      id: 'guides',
      title: m.noMedicalAdvice,
      text: <p>{m.noMedicalAdviceText}</p>,
    },
  ]
}

function visitorSections({ contact }: Site): LegalSection[] {
  return [
    {
      id: 'accounts',
      title: m.accounts,
      text: <p>{m.accountsText}</p>,
    },
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
          <p>
            <FillIn text={m.refunds} values={{ email: <MailLink contact={contact} /> }} />
          </p>
        </>
      ),
    },
    {
      id: 'memberships',
      title: m.monthlyGifts,
      text: (
        <p>
          <FillIn
            text={m.membershipTerms}
            values={{
              account: (
                <Link to="/account" rel="nofollow">
                  {m.yourAccountLink}
                </Link>
              ),
            }}
          />
        </p>
      ),
    },
    {
      id: 'newsletter',
      title: m.newsletter,
      text: (
        <p>
          <FillIn
            text={m.newsletterTerms}
            values={{
              policy: (
                <Link to="/privacy-policy" hash="newsletter">
                  {m.privacyPolicy}
                </Link>
              ),
            }}
          />
        </p>
      ),
    },
    {
      id: 'content',
      title: m.ourContent,
      text: <p>{m.ourContentText}</p>,
    },
  ]
}

function closingSections({ contact }: Site): LegalSection[] {
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
      text: (
        <p>
          <FillIn
            text={m.lawAndDisputesText}
            values={{
              board: (
                <a href="https://www.arn.se/" rel="noopener">
                  Allmänna reklamationsnämnden (ARN)
                </a>
              ),
            }}
          />
        </p>
      ),
    },
    {
      id: 'changes',
      title: m.changesOfPage,
      text: <p>{m.changesOfTerms}</p>,
    },
    {
      id: 'contact',
      title: m.questions,
      text: (
        <p>
          <FillIn
            text={m.questionsText}
            values={{
              contactPage: <Link to="/contact">{m.contactPageLink}</Link>,
              email: <MailLink contact={contact} />,
            }}
          />
        </p>
      ),
    },
  ]
}
