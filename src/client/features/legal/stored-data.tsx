import type { ReactNode } from 'react'
import * as legalPageCss from '#client/features/legal/legal-page.css.ts'
import { RETENTION_DAYS } from '#shared/retention.ts'

interface StoredData {
  title: string
  what: ReactNode
  why: ReactNode
  retentionPeriod: ReactNode
}

/** Lists the stored data with legal ground and retention, one card for each occasion. */
export function StoredDataList({ items }: { items: StoredData[] }) {
  return (
    <div className={legalPageCss.legalRetention}>
      {items.map(({ title, what, why, retentionPeriod }) => (
        <div key={title}>
          <h3>{title}</h3>
          <dl>
            <div>
              <dt>What</dt>
              <dd>{what}</dd>
            </div>
            <div>
              <dt>Why</dt>
              <dd>{why}</dd>
            </div>
            <div>
              <dt>How long</dt>
              <dd>{retentionPeriod}</dd>
            </div>
          </dl>
        </div>
      ))}
    </div>
  )
}

export const STORED_DATA: StoredData[] = [
  {
    title: 'Protection against abuse',
    what: 'Your network address, when you sign in, sign up, subscribe, donate, or call our API.',
    why: 'To stop password guessing and floods of requests. Legitimate interest in a secure site (Article 6(1)(f) GDPR).',
    retentionPeriod: 'Kept for up to a day, then deleted.',
  },
  {
    title: 'Your account',
    what: 'Name, email address (and whether you confirmed it), role, and your password, stored as a salted hash (we can’t read it). For each session: when it started and expires, and the network address and browser it was opened with.',
    why: 'To sign you in and to let you see and end your sessions. Our contract with you (Article 6(1)(b)).',
    retentionPeriod: `Until you delete the account; a sign-up that nobody confirms is deleted within ${RETENTION_DAYS.expired + 1} days. Sessions are deleted when you sign out, or within ${RETENTION_DAYS.expired + 1} days of expiring.`,
  },
  {
    title: 'Your favorites',
    what: 'Which products you saved, and when; if you share your list, its link, which doesn’t show your name.',
    why: 'To show them to you. Our contract with you (Article 6(1)(b)).',
    retentionPeriod: 'Until you remove them, stop sharing, or delete the account.',
  },
  {
    title: 'Price alerts',
    what: 'Which product you’re watching, which price or restock you’re waiting for, when you set the alert, which price we last told you about, and whether you stopped the emails.',
    why: 'To email you about the products you’re watching. Our contract with you (Article 6(1)(b)).',
    retentionPeriod: `Until you delete them or your account. A stock alert is deleted once we’ve told you; an alert for a product that is no longer in our shop, after ${RETENTION_DAYS.vainAlerts} days.`,
  },
  {
    title: 'Donations',
    what: 'Amount, email address, status, and date of the payment, the identifiers that Stripe gives it, and your name and message if you entered them. Never a card number: you enter that on Stripe’s page.',
    why: 'To take the donation, thank you, and refund it on request (Article 6(1)(b)), and because bookkeeping law requires it (Article 6(1)(c)).',
    retentionPeriod: `As long as bookkeeping law requires: in Sweden seven years after the end of the calendar year in which the fiscal year ended. An unpaid attempt is deleted after ${RETENTION_DAYS.unpaidDonations} days.`,
  },
  {
    title: 'Monthly gifts and Premium',
    what: 'Plan, amount, status, the date it is paid until, and the identifiers that Stripe gives it.',
    why: 'To charge what you agreed to, show it to you, and let you cancel it. Our contract with you (Article 6(1)(b)).',
    retentionPeriod:
      'The same as for donations. When you delete your account, what remains is no longer linked to you.',
  },
  {
    title: 'The newsletter',
    what: 'Email address, your name if you gave it, the wording you agreed to (and when), a hash of the network address that the sign-up came from, and whether you confirmed or unsubscribed.',
    why: 'To send you what you asked for, with your consent (Article 6(1)(a)), and to be able to show that consent (Article 7(1)).',
    retentionPeriod:
      'Until you unsubscribe. Then only the address, marked as unsubscribed, and the record of your consent stay, so that nobody can sign you up again without your knowledge; on request we delete these too.',
  },
  {
    title: 'Emails we send you',
    what: 'Which email went to which address, and when.',
    why: 'To send each email once and to find out why one didn’t arrive. Legitimate interest in reliable email (Article 6(1)(f)).',
    retentionPeriod: `The recipient is deleted after ${RETENTION_DAYS.mailRecipients} days.`,
  },
  {
    title: 'The security log',
    what: 'Successful and refused sign-ins, and changes to passwords, keys, and ways to sign in: your account, the time, and your network address and browser.',
    why: 'To notice and trace break-ins. Legitimate interest in a secure site (Article 6(1)(f)).',
    retentionPeriod: `Deleted after ${RETENTION_DAYS.securityLog} days.`,
  },
  {
    title: 'What you write to us',
    what: 'Your message, your address or number, and our answer.',
    why: 'To answer you. Legitimate interest in doing so (Article 6(1)(f)).',
    retentionPeriod:
      'Until the matter is settled, and at most a year after that unless the law requires longer.',
  },
]
