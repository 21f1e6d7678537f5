import * as donationsCss from '#client/admin/donations/donations.css.ts'
import { PAYMENT_MODE_SENTENCES } from '#client/admin/donations/payment-mode.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { formatDollars } from '#shared/donations/donation-drive.ts'

/** Shows real money; demo and test payments are totaled separately. */
export function DonationTotals() {
  const totals = trpc.admin.donations.totals.useQuery().data
  if (!totals) return null
  const { live, demo, mode } = totals
  return (
    <>
      <p className={donationsCss.mode}>{PAYMENT_MODE_SENTENCES[mode]}</p>
      <dl className={`${figuresCss.figures} ${figuresCss.figuresFour}`}>
        <Figure icon={deferredIcons.handHeart} label="Received">
          {formatDollars(live.receivedMinor)}
        </Figure>
        <Figure icon={adminIcons.rotateCcw} label="Refunded">
          {formatDollars(live.refundedMinor)}
        </Figure>
        <Figure icon={adminIcons.triangleAlert} label="Disputed" note="On hold until resolved">
          {formatDollars(live.disputedMinor)}
        </Figure>
        <Figure icon={adminIcons.flaskConical} label="Demo and test" note="Not counted as received">
          {formatDollars(demo.receivedMinor)}
        </Figure>
      </dl>
    </>
  )
}
