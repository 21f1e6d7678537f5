import { PAYMENT_MODE_SENTENCES } from '#client/admin/donations/payment-mode.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatDollars } from '#shared/donation-drive.ts'

/** Real money; what was paid in demo or test mode is totaled apart from it. */
export function DonationTotals() {
  const totals = trpc.admin.donations.totals.useQuery().data
  if (!totals) return null
  const { live, demo, mode } = totals
  return (
    <>
      <p className="admin-mode">{PAYMENT_MODE_SENTENCES[mode]}</p>
      <dl className="admin-figures admin-figures-four">
        <Figure icon="hand-heart" label="Received" minor={live.receivedMinor} note="Live payments only" />
        <Figure icon="rotate-ccw" label="Paid back" minor={live.refundedMinor} note="Live payments only" />
        <Figure
          icon="triangle-alert"
          label="Disputed"
          minor={live.disputedMinor}
          note="Withheld until settled"
        />
        <Figure
          icon="flask-conical"
          label="Demo and test"
          minor={demo.receivedMinor}
          note="Not counted as received"
        />
      </dl>
    </>
  )
}

interface FigureProps {
  icon: string
  label: string
  minor: number
  note: string
}

function Figure({ icon, label, minor, note }: FigureProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} /> {label}
      </dt>
      <dd>{formatDollars(minor)}</dd>
      <dd className="admin-figure-note">{note}</dd>
    </div>
  )
}
