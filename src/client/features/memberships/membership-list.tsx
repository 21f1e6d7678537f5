import * as membershipSectionCss from '#client/features/memberships/membership-section.css.ts'
import type { Membership } from '#client/lib/trpc.ts'
import { formatDollars } from '#shared/donations/donation-drive.ts'
import type { MembershipPlan } from '#shared/donations/memberships.ts'
import { formatDay } from '#shared/time/days.ts'

const NAMES: Record<MembershipPlan, string> = { premium: 'Premium Member', 'monthly-gift': 'Monthly gift' }

export function MembershipList({ memberships }: { memberships: Membership[] }) {
  if (memberships.length === 0) return null
  return (
    <ul className={membershipSectionCss.membershipList}>
      {memberships.map((membership) => (
        <li key={membership.id}>
          <b>{NAMES[membership.plan]}</b>
          <span>{`${formatDollars(membership.amountMinor)} per month`}</span>
          <span>{stateOf(membership)}</span>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ status, paidUntil, endsAt }: Membership): string {
  if (status === 'ended') return 'Ended'
  if (status === 'past-due') return 'The last payment failed; we’ll try again'
  if (status === 'unpaid') return 'Paused: the last payment failed'
  if (endsAt) return `Ends on ${formatDay(endsAt.getTime())}`
  return paidUntil ? `Renews on ${formatDay(paidUntil.getTime())}` : 'Active'
}
