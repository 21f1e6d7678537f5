import { Link } from '@tanstack/react-router'
import * as donationFormCss from '#client/features/donations/donation-form.css.ts'
import { MembershipList } from '#client/features/memberships/membership-list.tsx'
import * as membershipSectionCss from '#client/features/memberships/membership-section.css.ts'
import { MonthlyGiftForm } from '#client/features/memberships/monthly-gift-form.tsx'
import { useCheckoutReturn } from '#client/features/memberships/use-checkout-return.ts'
import { useLeave } from '#client/features/memberships/use-leave.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
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
      <h3>{m.premiumOffer}</h3>
      <p>{m.premiumOfferText}</p>
      <Link className={baseCss.more} to="/premium">
        {m.aboutPremium} <Icon icon={icons.arrowRight} />
      </Link>
      {isOpen ? (
        <button
          type="button"
          className={`${baseCss.btn} ${baseCss.btnSolid}`}
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
      className={`${baseCss.btn} ${baseCss.btnOutline}`}
      disabled={!portal.canLeave}
      onClick={() => portal.leave()}
    >
      {m.changeOrCancel}
    </button>
  )
}
