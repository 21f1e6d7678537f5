import * as donationsCss from '#client/admin/donations/donations.css.ts'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import * as tagsCss from '#client/admin/kit/tags.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type LedgerLine, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { type DonationStatus, formatDollars } from '#shared/donations/donation-drive.ts'
import { formatDay } from '#shared/messages/formats.ts'
import type { LedgerSort } from '#shared/search-params/donations.ts'
import { excerpt } from '#shared/text/text-folding.ts'

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

export const DONATION_COLUMNS: Column<LedgerLine, LedgerSort>[] = [
  {
    name: 'When',
    className: tableCss.number,
    sort: { up: 'oldest', down: 'newest', isDownFirst: true },
    cell: ({ paidAt, createdAt }) => formatDay(paidAt ?? createdAt),
  },
  {
    name: 'Who',
    className: tableCss.title,
    cell: ({ name, email }) => (name ? `${name} (${email})` : email),
  },
  {
    name: 'Amount',
    narrow: 'plain',
    className: tableCss.amount,
    sort: { up: 'smallest', down: 'largest', isDownFirst: true },
    cell: (donation) => <Amount {...donation} />,
  },
  {
    name: 'Status',
    cell: ({ status, isMonthly, livemode }) => (
      <span className={tagsCss.tags}>
        <span className={`${baseCss.tag} ${TINTS[status] ?? ''}`}>{DONATION_STATUS_LABELS[status]}</span>
        {isMonthly && <span className={baseCss.tag}>Monthly</span>}
        {!livemode && <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>Demo or test</span>}
      </span>
    ),
  },
  { name: 'Message', cell: ({ message }) => message && <Message text={message} /> },
  {
    name: 'Actions',
    cell: (donation) => donation.status === 'paid' && <RowActions donation={donation} />,
  },
]

function Amount({ amountMinor, refundedMinor, disputedMinor }: LedgerLine) {
  return (
    <>
      {formatDollars(amountMinor)}
      {refundedMinor > 0 && <p className={notesCss.small}>{formatDollars(refundedMinor)} refunded</p>}
      {disputedMinor > 0 && <p className={notesCss.small}>{formatDollars(disputedMinor)} disputed</p>}
    </>
  )
}

function RowActions({ donation: { id, email, amountMinor, refundedMinor } }: { donation: LedgerLine }) {
  const toasts = useAdminToasts()
  const refund = trpc.admin.donations.refund.useMutation(toasts('Donation refunded'))
  const left = formatDollars(amountMinor - refundedMinor)
  return (
    <RowMenu
      name={email}
      acts={[
        {
          label: 'Refund',
          isDangerous: true,
          question: {
            title: `Refund ${left}?`,
            action: 'Refund',
            busy: 'Refunding...',
            isPending: refund.isPending,
            onConfirm: (close) => refund.mutate({ id }, { onSuccess: close }),
            children: `${email} gets ${left} back via the original payment method. This cannot be undone.`,
          },
        },
      ]}
    />
  )
}

const MAX_LENGTH = 60

function Message({ text }: { text: string }) {
  if (text.length <= MAX_LENGTH && !text.includes('\n')) return text
  return (
    <details className={donationsCss.message}>
      <summary>{excerpt(text, MAX_LENGTH)}</summary>
      <p className={donationsCss.messageText}>{text}</p>
    </details>
  )
}
