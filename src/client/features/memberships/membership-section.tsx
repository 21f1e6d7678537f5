import { Link } from '@tanstack/react-router'
import * as donationFormCss from '#client/features/donations/donation-form.css.ts'
import * as membershipSectionCss from '#client/features/memberships/membership-section.css.ts'
import { useCheckoutReturn } from '#client/features/memberships/use-checkout-return.ts'
import { useLeave } from '#client/features/memberships/use-leave.ts'
import { type Membership, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import {
  donationAmountProblem,
  formatDollars,
  MAX_DONATION,
  MIN_DONATION,
} from '#shared/donations/donation-drive.ts'
import type { MembershipPlan } from '#shared/donations/memberships.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'

export function MembershipSection({ sessionId }: { sessionId: string | undefined }) {
  const mine = trpc.memberships.mine.useQuery().data
  useCheckoutReturn(sessionId)
  if (!mine) return null
  return (
    <section id="membership" className={membershipSectionCss.membership} aria-labelledby="membership-heading">
      <h2 id="membership-heading">{m.membership}</h2>
      {mine.isPremium ? (
        <p className={membershipSectionCss.membershipThanks}>{m.thanksForPremium}</p>
      ) : (
        <p>{m.youAreCommunityMember}</p>
      )}
      {mine.isDemo && <p className={donationFormCss.demoNote}>{m.demoNoCardCharged}</p>}
      <MembershipList memberships={mine.memberships} />
      {mine.canManage && <ManageButton />}
      {!mine.isPremium && <PremiumOffer isOpen={mine.isPremiumOpen} />}
      {mine.areGiftsOpen && <MonthlyGiftForm />}
    </section>
  )
}

function PremiumOffer({ isOpen }: { isOpen: boolean }) {
  const checkout = useLeave(trpc.memberships.checkout.useMutation())
  return (
    <div className={membershipSectionCss.membershipOffer}>
      <h3 className={membershipSectionCss.membershipOfferTitle}>{m.premiumOffer}</h3>
      <p>{m.premiumOfferText}</p>
      <Link className={baseCss.more} to="/premium">
        {m.aboutPremium} <Icon icon={icons.arrowRight} />
      </Link>
      {isOpen ? (
        <button
          type="button"
          className={baseCss.solidButton}
          disabled={!checkout.canLeave}
          onClick={() => checkout.leave({ plan: 'premium' })}
        >
          {checkout.isLeaving ? m.processing : m.becomePremiumMember}
        </button>
      ) : (
        <p>{m.premiumUnavailable}</p>
      )}
    </div>
  )
}

function ManageButton() {
  const portal = useLeave(trpc.memberships.portal.useMutation())
  return (
    <button
      type="button"
      className={baseCss.outlineButton}
      disabled={!portal.canLeave}
      onClick={() => portal.leave()}
    >
      {m.changeOrCancel}
    </button>
  )
}

const NAMES: Record<MembershipPlan, () => string> = {
  premium: () => m.premiumMember,
  'monthly-gift': () => m.monthlyGift,
}

function MembershipList({ memberships }: { memberships: Membership[] }) {
  if (memberships.length === 0) return null
  return (
    <ul className={membershipSectionCss.membershipList}>
      {memberships.map((membership) => (
        <li key={membership.id} className={membershipSectionCss.membershipLine}>
          <b className={membershipSectionCss.membershipName}>{NAMES[membership.plan]()}</b>
          <span>{fill(m.amountPerMonth, { amount: formatDollars(membership.amountMinor) })}</span>
          <span className={membershipSectionCss.membershipState}>{stateOf(membership)}</span>
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

function MonthlyGiftForm() {
  const { isLeaving, leaveFor } = useLeaving()
  const { form, field, isPending, isReady } = useForm(trpc.memberships.checkout.useMutation(), {
    read: ({ text }) => ({ plan: 'monthly-gift' as const, amount: Number(text('amount')) }),
    check: ({ amount }) => ({ amount: donationAmountProblem(amount) }),
    onDone: ({ url }) => leaveFor(url),
  })
  const isBusy = isPending || isLeaving
  return (
    <form className={membershipSectionCss.membershipOffer} aria-labelledby="gift-heading" {...form}>
      <h3 id="gift-heading" className={membershipSectionCss.membershipOfferTitle}>
        {m.giveMonthly}
      </h3>
      <p>{m.giveMonthlyText}</p>
      <Field
        label={m.amountPerMonthUsd}
        type="number"
        inputMode="decimal"
        min={MIN_DONATION}
        max={MAX_DONATION}
        step="0.01"
        required
        {...field('amount')}
        defaultValue="10"
      />
      <button type="submit" className={baseCss.softButton} disabled={!isReady || isBusy}>
        {isBusy ? m.processing : m.giveMonthlyButton}
      </button>
    </form>
  )
}
