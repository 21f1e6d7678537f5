import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatDollars } from '#shared/donation-drive.ts'

/** Real money; what was paid in demo or test mode is added up apart from it. */
export function DonationTotals() {
  const totals = trpc.admin.donations.totals.useQuery().data
  if (!totals) return null
  const { live, demo } = totals
  return (
    <dl className="admin-figures">
      <div>
        <dt>
          <Icon name="hand-heart" /> Received
        </dt>
        <dd>{formatDollars(live.receivedMinor)}</dd>
      </div>
      <div>
        <dt>
          <Icon name="rotate-ccw" /> Paid back
        </dt>
        <dd>{formatDollars(live.refundedMinor)}</dd>
      </div>
      <div>
        <dt>
          <Icon name="info" /> Demo and test
        </dt>
        <dd>{formatDollars(demo.receivedMinor)}</dd>
      </div>
    </dl>
  )
}
