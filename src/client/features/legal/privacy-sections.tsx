import { Link } from '@tanstack/react-router'
import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { ContactDetails, MailLink, Paragraph } from '#client/features/legal/legal-parts.tsx'
import { StoredDataList, storedData } from '#client/features/legal/stored-data.tsx'
import { FillIn } from '#client/ui/fill-in.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { BACKUP_RETENTION, RETENTION_DAYS } from '#shared/retention.ts'
import { MIN_VISITORS_PER_SEARCH } from '#shared/search-params/reports.ts'
import type { Site } from '#shared/site/site.ts'

export function privacySections({ name, contact }: Site): LegalSection[] {
  const email = <MailLink contact={contact} />
  const policy = (
    <a href="https://stripe.com/privacy" rel="noopener">
      {m.privacyPolicyInSentence}
    </a>
  )
  const authority = (
    <a href="https://www.imy.se/en/" rel="noopener">
      Integritetsskyddsmyndigheten (IMY)
    </a>
  )
  const terms = <Link to="/terms-of-service">{m.termsOfService}</Link>
  return [
    {
      id: 'controller',
      title: m.whoIsResponsible,
      text: (
        <>
          <p>{fill(m.controllerIs, { shop: name })}</p>
          <ContactDetails contact={contact} />
          <p>{m.writeToController}</p>
        </>
      ),
    },
    {
      id: 'visiting',
      title: m.whenYouVisit,
      text: (
        <>
          <p>{m.visitWithoutAccount}</p>
          <p>{m.serverLog}</p>
          <p>{m.ownServerOnly}</p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: m.cookiesAndStorage,
      text: (
        <>
          <p>{m.noTracking}</p>
          <ul>
            <StoredItem text={m.sessionCookieText} what={m.sessionCookie} />
            <StoredItem text={m.deviceCookieText} what={m.deviceCookie} />
            <StoredItem text={m.themeChoiceText} what={m.themeChoice} />
            <StoredItem text={m.lastProductsText} what={m.lastProducts} />
            <StoredItem text={m.deviceFavoritesText} what={m.deviceFavorites} />
            <StoredItem text={m.comparedProductsText} what={m.comparedProducts} />
            <StoredItem text={m.scrollPositionText} what={m.scrollPosition} />
          </ul>
        </>
      ),
    },
    {
      id: 'stored',
      title: m.whatWeStoreAndWhy,
      text: (
        <>
          <p>{m.onlyTheseCases}</p>
          <StoredDataList items={storedData()} />
          <p>
            {fill(m.backupsAndAudit, {
              years: RETENTION_DAYS.auditLog / 365,
              newest: BACKUP_RETENTION.always,
              days: RETENTION_DAYS.backups,
            })}
          </p>
        </>
      ),
    },
    {
      id: 'clicks',
      title: m.pagesAndLinks,
      text: (
        <>
          <p>{fill(m.dailyCounts, { years: RETENTION_DAYS.pageViews / 365 })}</p>
          <p>{m.atTheRetailer}</p>
        </>
      ),
    },
    {
      id: 'searches',
      title: m.searchesOfVisitors,
      text: (
        <p>{fill(m.searchCounts, { days: RETENTION_DAYS.searches, visitors: MIN_VISITORS_PER_SEARCH })}</p>
      ),
    },
    {
      id: 'newsletter',
      title: m.theNewsletter,
      text: <Paragraph text={m.newsletterPrivacy} values={{ email }} />,
    },
    {
      id: 'donations',
      title: m.donationsThroughStripe,
      text: <Paragraph text={m.stripePrivacy} values={{ policy }} />,
    },
    { id: 'recipients', title: m.whoElseSees, text: <p>{m.whoElseSeesText}</p> },
    {
      id: 'rights',
      title: m.yourRights,
      text: (
        <>
          <p>{m.rightsUnderGdpr}</p>
          <ul>
            <li>{m.rightOfAccess}</li>
            <li>{m.rightOfCorrection}</li>
            <li>{m.rightOfPortability}</li>
            <li>{m.rightToObject}</li>
          </ul>
          <Paragraph text={m.useOfRights} values={{ email }} />
        </>
      ),
    },
    {
      id: 'complaint',
      title: m.complaints,
      text: <Paragraph text={m.complaintsText} values={{ authority }} />,
    },
    { id: 'children', title: m.children, text: <p>{m.childrenText}</p> },
    {
      id: 'changes',
      title: m.changesOfPage,
      text: <Paragraph text={m.changesOfPolicy} values={{ terms }} />,
    },
  ]
}

function StoredItem({ text, what }: { text: string; what: string }) {
  return (
    <li>
      <FillIn text={text} values={{ what: <strong>{what}</strong> }} />
    </li>
  )
}
