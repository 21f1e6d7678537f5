import { Button, Table } from '@chakra-ui/react'
import { useState } from 'react'
import * as donationsCss from '#client/admin/donations/donations.css.ts'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import * as tagsCss from '#client/admin/kit/tags.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type LedgerLine, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay } from '#shared/days.ts'
import { type DonationStatus, formatDollars } from '#shared/donation-drive.ts'
import { excerpt } from '#shared/text-folding.ts'

export const DONATION_STATUS_LABELS: Record<DonationStatus, string> = {
  pending: 'In checkout',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Abandoned',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

const TINTS: Partial<Record<DonationStatus, string>> = {
  paid: baseCss.tintSafety,
  disputed: baseCss.tintClothing,
}

export function DonationRow({ donation }: { donation: LedgerLine }) {
  const { status, amountMinor, refundedMinor, disputedMinor, name, email, message, livemode, isMonthly } =
    donation
  return (
    <Table.Row>
      <Table.Cell data-label="When">
        {formatDay((donation.paidAt ?? donation.createdAt).getTime())}
      </Table.Cell>
      <Table.Cell data-label="Who" className={tableCss.title}>
        {name ? `${name} (${email})` : email}
      </Table.Cell>
      <Table.Cell data-label="Amount" className={tableCss.amount}>
        {formatDollars(amountMinor)}
      </Table.Cell>
      <Table.Cell data-label="Refunded" className={tableCss.amount}>
        {refundedMinor > 0 ? formatDollars(refundedMinor) : '–'}
      </Table.Cell>
      <Table.Cell data-label="Disputed" className={tableCss.amount}>
        {disputedMinor > 0 ? formatDollars(disputedMinor) : '–'}
      </Table.Cell>
      <Table.Cell data-label="State">
        <span className={tagsCss.tags}>
          <span className={`${baseCss.tag} ${TINTS[status] ?? ''}`}>{DONATION_STATUS_LABELS[status]}</span>
          {isMonthly && <span className={baseCss.tag}>Monthly</span>}
          {!livemode && <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>Demo or test</span>}
        </span>
      </Table.Cell>
      <Table.Cell data-label="Actions">
        {status === 'paid' && <RefundButton donation={donation} />}
      </Table.Cell>
      <Table.Cell data-label="Message">{message ? <Message text={message} /> : '–'}</Table.Cell>
    </Table.Row>
  )
}

function RefundButton({ donation }: { donation: LedgerLine }) {
  const [isAsking, setAsking] = useState(false)
  const toasts = useAdminToasts()
  const refund = trpc.admin.donations.refund.useMutation(toasts('Donation refunded', () => setAsking(false)))
  const left = formatDollars(donation.amountMinor - donation.refundedMinor)
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Refund the donation of ${donation.email}`}
        onClick={() => setAsking(true)}
      >
        Refund
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Refund ${left}?`}
        action="Refund"
        busy="Refunding..."
        isPending={refund.isPending}
        onConfirm={() => refund.mutate({ id: donation.id })}
        onClose={() => setAsking(false)}
      >
        {donation.email} gets {left} back via the original payment method. This cannot be undone.
      </ConfirmDialog>
    </>
  )
}

const SHOWN_LENGTH = 60

/** A long message opens in its place. */
function Message({ text }: { text: string }) {
  if (text.length <= SHOWN_LENGTH && !text.includes('\n')) return text
  return (
    <details className={donationsCss.message}>
      <summary>{excerpt(text, SHOWN_LENGTH)}</summary>
      <p>{text}</p>
    </details>
  )
}
