import { Link } from '@tanstack/react-router'
import { ContactDetails, MailLink } from '#client/features/legal/contact-details.tsx'
import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { StoredDataList, storedData } from '#client/features/legal/stored-data.tsx'
import { FillIn } from '#client/ui/fill-in.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { BACKUP_RETENTION, RETENTION_DAYS } from '#shared/retention.ts'
import { MIN_VISITORS_PER_SEARCH } from '#shared/search-params/reports.ts'
import type { Site } from '#shared/site/site.ts'

export function privacySections({ name, contact }: Site): LegalSection[] {
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
            <li>
              <FillIn text={m.sessionCookieText} values={{ what: <strong>{m.sessionCookie}</strong> }} />
            </li>
            <li>
              <FillIn text={m.deviceCookieText} values={{ what: <strong>{m.deviceCookie}</strong> }} />
            </li>
            <li>
              <FillIn text={m.themeChoiceText} values={{ what: <strong>{m.themeChoice}</strong> }} />
            </li>
            <li>
              <FillIn text={m.lastProductsText} values={{ what: <strong>{m.lastProducts}</strong> }} />
            </li>
            <li>
              <FillIn text={m.deviceFavoritesText} values={{ what: <strong>{m.deviceFavorites}</strong> }} />
            </li>
            <li>
              <FillIn
                text={m.comparedProductsText}
                values={{ what: <strong>{m.comparedProducts}</strong> }}
              />
            </li>
            <li>
              <FillIn text={m.scrollPositionText} values={{ what: <strong>{m.scrollPosition}</strong> }} />
            </li>
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
      text: (
        <p>
          <FillIn text={m.newsletterPrivacy} values={{ email: <MailLink contact={contact} /> }} />
        </p>
      ),
    },
    {
      id: 'donations',
      title: m.donationsThroughStripe,
      text: (
        <p>
          <FillIn
            text={m.stripePrivacy}
            values={{
              policy: (
                <a href="https://stripe.com/privacy" rel="noopener">
                  {m.privacyPolicyInSentence}
                </a>
              ),
            }}
          />
        </p>
      ),
    },
    {
      id: 'recipients',
      title: m.whoElseSees,
      text: <p>{m.whoElseSeesText}</p>,
    },
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
          <p>
            <FillIn text={m.useOfRights} values={{ email: <MailLink contact={contact} /> }} />
          </p>
        </>
      ),
    },
    {
      id: 'complaint',
      title: m.complaints,
      text: (
        <p>
          <FillIn
            text={m.complaintsText}
            values={{
              authority: (
                <a href="https://www.imy.se/en/" rel="noopener">
                  Integritetsskyddsmyndigheten (IMY)
                </a>
              ),
            }}
          />
        </p>
      ),
    },
    {
      id: 'children',
      title: m.children,
      text: <p>{m.childrenText}</p>,
    },
    {
      id: 'changes',
      title: m.changesOfPage,
      text: (
        <p>
          <FillIn
            text={m.changesOfPolicy}
            values={{ terms: <Link to="/terms-of-service">{m.termsOfService}</Link> }}
          />
        </p>
      ),
    },
  ]
}
