import * as donationsCss from '#client/admin/donations/donations.css.ts'
import { PAYMENT_MODE_SENTENCES } from '#client/admin/donations/payment-mode.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import type { IconClass } from '#client/ui/icon.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as lateIcons from '#client/ui/icons.late.css.ts'
import { formatDollars } from '#shared/donations/donation-drive.ts'

/** Real money; what was paid in demo or test mode is totaled apart from it. */
export function DonationTotals() {
  const totals = trpc.admin.donations.totals.useQuery().data
  if (!totals) return null
  const { live, demo, mode } = totals
  return (
    <>
      <p className={donationsCss.mode}>{PAYMENT_MODE_SENTENCES[mode]}</p>
      <dl className={`${figuresCss.figures} ${figuresCss.figuresFour}`}>
        <Figure icon={lateIcons.handHeart} label="Received" minor={live.receivedMinor} />
        <Figure icon={adminIcons.rotateCcw} label="Refunded" minor={live.refundedMinor} />
        <Figure
          icon={adminIcons.triangleAlert}
          label="Disputed"
          minor={live.disputedMinor}
          note="On hold until resolved"
        />
        <Figure
          icon={adminIcons.flaskConical}
          label="Demo and test"
          minor={demo.receivedMinor}
          note="Not counted as received"
        />
      </dl>
    </>
  )
}

interface FigureProps {
  icon: IconClass
  label: string
  minor: number
  note?: string
}

function Figure({ icon, label, minor, note }: FigureProps) {
  return (
    <div>
      <dt>
        <Icon icon={icon} /> {label}
      </dt>
      <dd>{formatDollars(minor)}</dd>
      {note && <dd className={figuresCss.figureNote}>{note}</dd>}
    </div>
  )
}
