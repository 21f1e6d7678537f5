import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import {
  FillIn,
  MailFacts,
  MailHeading,
  MailLink,
  MailSmall,
  MailText,
} from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

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
  isDemo: boolean
}

export function donationThanksMail(donation: DonationThanks): Promise<MailContent> {
  const subject = fill(m.donationThanksSubject, { shop: donation.site.name })
  return mailContent(
    donation.isDemo ? fill(m.demoSubject, { subject }) : subject,
    <DonationThanksMail {...donation} />,
  )
}

function refundFacts({ amountMinor, receivedMinor, currency }: DonationThanks): [string, string][] {
  if (receivedMinor === amountMinor) return []
  return [
    [m.receiptRefunded, formatPrice(amountMinor - receivedMinor, currency)],
    [m.receiptRemaining, formatPrice(receivedMinor, currency)],
  ]
}

function DonationThanksMail(donation: DonationThanks) {
  const { site, name, amountMinor, currency, paidAt, reference, isMonthly, isDemo } = donation
  const amount = formatPrice(amountMinor, currency)
  const day = formatDay(paidAt)
  const facts: [string, string][] = [
    [m.receiptAmount, isMonthly ? fill(m.receiptEachMonth, { amount }) : amount],
    ...refundFacts(donation),
    [m.receiptReceived, day],
    [m.receiptReceivedBy, site.contact.name],
    [m.receiptReference, reference],
  ]
  return (
    <MailLayout
      site={site}
      preview={fill(m.donationThanksPreview, { amount, day })}
      reason={fill(m.donationThanksReason, { shop: site.name })}
    >
      <MailHeading>{m.thankYouForDonation}</MailHeading>
      <MailText>{name ? fill(m.helloName, { name }) : m.helloAll}</MailText>
      <MailText>{m.donationArrived}</MailText>
      {isDemo ? (
        <MailText>
          <strong>{m.demoPayment}</strong>
        </MailText>
      ) : null}
      <MailFacts facts={facts} />
      <MailSmall>
        {isDemo ? m.demoReceipt : m.keepReceipt}{' '}
        <FillIn
          text={m.receiptQuestions}
          values={{
            address: <MailLink href={`mailto:${site.contact.email}`}>{site.contact.email}</MailLink>,
          }}
        />
      </MailSmall>
    </MailLayout>
  )
}
