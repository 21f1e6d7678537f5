import * as membershipSectionCss from '#client/features/memberships/membership-section.css.ts'
import type { Membership } from '#client/lib/trpc.ts'
import { formatDollars } from '#shared/donations/donation-drive.ts'
import type { MembershipPlan } from '#shared/donations/memberships.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

const NAMES: Record<MembershipPlan, () => string> = {
  premium: () => m.premiumMember,
  'monthly-gift': () => m.monthlyGift,
}

export function MembershipList({ memberships }: { memberships: Membership[] }) {
  if (memberships.length === 0) return null
  return (
    <ul className={membershipSectionCss.membershipList}>
      {memberships.map((membership) => (
        <li key={membership.id}>
          <b>{NAMES[membership.plan]()}</b>
          <span>{fill(m.amountPerMonth, { amount: formatDollars(membership.amountMinor) })}</span>
          <span>{stateOf(membership)}</span>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ status, paidUntil, endsAt }: Membership): string {
  if (status === 'ended') return m.membershipEnded
  if (status === 'past-due') return m.membershipPastDue
  if (status === 'unpaid') return m.membershipUnpaid
  if (endsAt) return fill(m.membershipEndsOn, { day: formatDay(endsAt) })
  return paidUntil ? fill(m.membershipRenewsOn, { day: formatDay(paidUntil) }) : m.membershipActive
}
