import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailFacts, MailHeading, MailLink, MailSmall, MailText } from '#server/mail/templates/mail-pieces.tsx'
import { formatAmount } from '#shared/prices/money.ts'
import { formatDay } from '#shared/time/days.ts'

interface DonationThanks {
  site: MailSite
  name: string | null
  amountMinor: number
  /** Less than the amount after a partial refund. */
  receivedMinor: number
  currency: string
  paidAt: Date
  reference: string
  isMonthly: boolean
  /** No card was charged. */
  isDemo: boolean
}

export function donationThanksMail(donation: DonationThanks): Promise<MailContent> {
  const subject = `Thank you for your donation to ${donation.site.name}`
  return mailContent(donation.isDemo ? `Demo: ${subject}` : subject, <DonationThanksMail {...donation} />)
}

/** Emails are in English, and so are their amounts: `25 USD`, `12.50 USD`. */
function amountText(minor: number, currency: string): string {
  return `${formatAmount(minor, currency, 'en')} ${currency}`
}

function refundFacts({ amountMinor, receivedMinor, currency }: DonationThanks): [string, string][] {
  if (receivedMinor === amountMinor) return []
  return [
    ['Refunded', amountText(amountMinor - receivedMinor, currency)],
    ['Remaining', amountText(receivedMinor, currency)],
  ]
}

function DonationThanksMail(donation: DonationThanks) {
  const { site, name, amountMinor, currency, paidAt, reference, isMonthly, isDemo } = donation
  const amount = amountText(amountMinor, currency)
  const facts: [string, string][] = [
    ['Amount', isMonthly ? `${amount} each month` : amount],
    ...refundFacts(donation),
    ['Received', formatDay(paidAt.getTime())],
    ['Received by', site.contact.name],
    ['Reference', reference],
  ]
  return (
    <MailLayout
      site={site}
      preview={`${amount} received on ${formatDay(paidAt.getTime())}. This email is your receipt.`}
      reason={`You got this email because a donation to ${site.name} was made with your address.`}
    >
      <MailHeading>Thank you!</MailHeading>
      <MailText>Hello{name ? ` ${name}` : ''},</MailText>
      <MailText>Your donation has arrived. It helps us keep going, and we’re grateful.</MailText>
      {isDemo ? (
        <MailText>
          <strong>This was a demo payment: no card was charged.</strong>
        </MailText>
      ) : null}
      <MailFacts facts={facts} />
      <MailSmall>
        {isDemo ? 'This email shows what a receipt looks like. ' : 'Please keep this email as your receipt. '}
        Questions, or a mistake? Write to{' '}
        <MailLink href={`mailto:${site.contact.email}`}>{site.contact.email}</MailLink>.
      </MailSmall>
    </MailLayout>
  )
}
