import type { ReactNode } from 'react'
import * as legalPageCss from '#client/features/legal/legal-page.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { RETENTION_DAYS } from '#shared/retention.ts'

interface StoredData {
  title: string
  what: ReactNode
  why: ReactNode
  retentionPeriod: ReactNode
}

export function StoredDataList({ items }: { items: StoredData[] }) {
  return (
    <div className={legalPageCss.legalRetention}>
      {items.map(({ title, what, why, retentionPeriod }) => (
        <div key={title}>
          <h3>{title}</h3>
          <dl>
            <div>
              <dt>{m.storedWhat}</dt>
              <dd>{what}</dd>
            </div>
            <div>
              <dt>{m.storedWhy}</dt>
              <dd>{why}</dd>
            </div>
            <div>
              <dt>{m.storedHowLong}</dt>
              <dd>{retentionPeriod}</dd>
            </div>
          </dl>
        </div>
      ))}
    </div>
  )
}

export const storedData = (): StoredData[] => [
  {
    title: m.abuseProtection,
    what: m.abuseProtectionWhat,
    why: m.abuseProtectionWhy,
    retentionPeriod: m.abuseProtectionHowLong,
  },
  {
    title: m.yourAccount,
    what: m.yourAccountWhat,
    why: m.yourAccountWhy,
    retentionPeriod: fill(m.yourAccountHowLong, { days: RETENTION_DAYS.expired + 1 }),
  },
  {
    title: m.yourFavoritesData,
    what: m.yourFavoritesWhat,
    why: m.yourFavoritesWhy,
    retentionPeriod: m.yourFavoritesHowLong,
  },
  {
    title: m.priceAlerts,
    what: m.priceAlertsWhat,
    why: m.priceAlertsWhy,
    retentionPeriod: fill(m.priceAlertsHowLong, { days: RETENTION_DAYS.vainAlerts }),
  },
  {
    title: m.donations,
    what: m.donationsWhat,
    why: m.donationsWhy,
    retentionPeriod: fill(m.donationsHowLong, { days: RETENTION_DAYS.unpaidDonations }),
  },
  {
    title: m.monthlyGifts,
    what: m.monthlyGiftsWhat,
    why: m.monthlyGiftsWhy,
    retentionPeriod: m.monthlyGiftsHowLong,
  },
  {
    title: m.theNewsletter,
    what: m.newsletterWhat,
    why: m.newsletterWhy,
    retentionPeriod: m.newsletterHowLong,
  },
  {
    title: m.emailsWeSend,
    what: m.emailsWeSendWhat,
    why: m.emailsWeSendWhy,
    retentionPeriod: fill(m.emailsWeSendHowLong, { days: RETENTION_DAYS.mailRecipients }),
  },
  {
    title: m.securityLog,
    what: m.securityLogWhat,
    why: m.securityLogWhy,
    retentionPeriod: fill(m.securityLogHowLong, { days: RETENTION_DAYS.securityLog }),
  },
  {
    title: m.whatYouWrite,
    what: m.whatYouWriteWhat,
    why: m.whatYouWriteWhy,
    retentionPeriod: m.whatYouWriteHowLong,
  },
]
