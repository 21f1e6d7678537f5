import { type MailContent, mailContent } from '#server/mails/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mails/mail-layout.tsx'
import { MailFacts, MailHeading, MailLink, MailSmall, MailText } from '#server/mails/mail-pieces.tsx'
import { formatDay } from '#shared/days.ts'
import { formatAmount } from '#shared/money.ts'

interface DonationThanks {
  site: MailSite
  name: string | null
  amountMinor: number
  currency: string
  paidAt: Date
  /** What the donor and we find the payment by. */
  reference: string
  isMonthly: boolean
  /** No card was charged. */
  isDemo: boolean
}

/** Thanks and receipt in one. */
export function donationThanksMail(donation: DonationThanks): Promise<MailContent> {
  const subject = `Thank you for your donation to ${donation.site.name}`
  return mailContent(
    donation.isDemo ? `Demo: ${subject}` : subject,
    <DonationThanksMail {...donation} amount={amountText(donation)} />,
  )
}

/** Mails are in English, so their figures are too: `25 USD`, `12.50 USD`. */
function amountText({ amountMinor, currency }: DonationThanks): string {
  return `${formatAmount(amountMinor, currency, 'en')} ${currency}`
}

function DonationThanksMail({ site, name, amount, ...donation }: DonationThanks & { amount: string }) {
  const { paidAt, reference, isMonthly, isDemo } = donation
  const facts: [string, string][] = [
    ['Amount', isMonthly ? `${amount} each month` : amount],
    ['Received', formatDay(paidAt.getTime())],
    ['Received by', site.contact.name],
    ['Reference', reference],
  ]
  return (
    <MailLayout
      site={site}
      preview={`${amount} received on ${formatDay(paidAt.getTime())}. This mail is your receipt.`}
      reason={`You get this mail because a donation to ${site.name} was made with your address.`}
    >
      <MailHeading>Thank you!</MailHeading>
      <MailText>Hello{name ? ` ${name}` : ''},</MailText>
      <MailText>Your donation has arrived. It helps us to keep going, and we are grateful for it.</MailText>
      {isDemo ? (
        <MailText>
          <strong>This was a demo payment: no card was charged.</strong>
        </MailText>
      ) : null}
      <MailFacts facts={facts} />
      <MailSmall>
        {isDemo ? 'This mail shows what a receipt looks like. ' : 'Please keep this mail as your receipt. '}
        Questions, or a mistake? Write to{' '}
        <MailLink href={`mailto:${site.contact.email}`}>{site.contact.email}</MailLink>.
      </MailSmall>
    </MailLayout>
  )
}
