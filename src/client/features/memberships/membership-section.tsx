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

export function MembershipSection({ sessionId }: { sessionId: string | undefined }) {
  const mine = trpc.memberships.mine.useQuery().data
  useCheckoutReturn(sessionId)
  if (!mine) return null
  return (
    <section id="membership" className={membershipSectionCss.membership} aria-labelledby="membership-heading">
      <h2 id="membership-heading">Membership</h2>
      {mine.isPremium ? (
        <p className={membershipSectionCss.membershipThanks}>Thank you for being a Premium Member!</p>
      ) : (
        <p>You’re a Community Member (free).</p>
      )}
      {mine.isDemo && <p className={donationFormCss.demoNote}>Demo mode: no card is charged</p>}
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
      <h3>Premium Member, $5 per month</h3>
      <p>It keeps the site free for everyone and adds a thank-you to your account page. Cancel anytime.</p>
      <Link className={baseCss.more} to="/premium">
        About Premium <Icon icon={icons.arrowRight} />
      </Link>
      {isOpen ? (
        <button
          type="button"
          className={`${baseCss.btn} ${baseCss.btnSolid}`}
          disabled={!checkout.canLeave}
          onClick={() => checkout.leave({ plan: 'premium' })}
        >
          {checkout.isLeaving ? 'Processing...' : 'Become a Premium Member'}
        </button>
      ) : (
        <p>Premium isn’t available yet.</p>
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
      Change or cancel
    </button>
  )
}
