import { Link } from '@tanstack/react-router'
import * as plansCss from '#client/features/memberships/plans.css.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import { m } from '#shared/messages/messages.ts'

export function freePlan() {
  return {
    key: 'free' as const,
    name: m.communityMember,
    price: m.freePlanPrice,
    period: '',
    popular: false,
    points: [m.freePlanShop, m.freePlanNewsletter, m.freePlanFavorites],
  }
}

export function premiumPlan() {
  return {
    key: 'premium' as const,
    name: m.premiumMember,
    price: m.premiumPrice,
    period: ` ${m.perMonth}`,
    popular: true,
    points: [m.premiumPlanCommunity, m.premiumPlanKeepsFree, m.premiumPlanThanks],
  }
}

/** On the Premium page itself, no link leads to it. */
export function MembershipPlans({ linksToPremium = true }: { linksToPremium?: boolean }) {
  const own = useContent('memberships')
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="plans-heading">
      <SectionHead id="plans-heading" title={m.membershipPlans} text={own?.lead ?? m.plansLead} />
      <div className={plansCss.plans}>
        {[freePlan(), premiumPlan()].map((plan) => (
          <article key={plan.name} className={plansCss.plan} data-popular={plan.popular}>
            <h3 className={`${baseCss.h3} ${plansCss.planName}`}>
              {plan.name}{' '}
              {plan.popular && (
                <span className={`${baseCss.tag} ${baseCss.tintFeeding} ${plansCss.planTag}`}>
                  {m.mostPopular}
                </span>
              )}
            </h3>
            <p className={plansCss.planPrice}>
              {plan.price}
              <small className={plansCss.planPeriod}>{plan.period}</small>
            </p>
            <ul className={plansCss.planPoints}>
              {(own?.[plan.key] ?? plan.points).map((point) => (
                <li key={point} className={plansCss.planPoint}>
                  <Icon icon={deferredIcons.check} /> {point}
                </li>
              ))}
            </ul>
            {plan.popular ? <PremiumEntry /> : <FreeEntry />}
            {plan.popular && linksToPremium && (
              <Link className={baseCss.more} to="/premium">
                {m.aboutPremium} <Icon icon={icons.arrowRight} />
              </Link>
            )}
          </article>
        ))}
      </div>
    </section>
  )
}

function FreeEntry() {
  const { allowsSignUp } = useSite()
  return (
    <Link className={baseCss.softButton} to={allowsSignUp ? '/signup' : '/subscribe'}>
      {allowsSignUp ? m.createFreeAccount : m.joinNewsletter}
    </Link>
  )
}

function PremiumEntry() {
  const plans = trpc.memberships.plans.useQuery().data
  if (!plans?.isPremiumOpen) return <p className={plansCss.planNote}>{m.premiumUnavailable}</p>
  return (
    <div className={plansCss.planEntry}>
      {plans.isDemo && <p className={plansCss.planDemo}>{m.demoNoCardCharged}</p>}
      <Link className={baseCss.solidButton} to="/account" hash="membership" rel="nofollow">
        {m.becomePremiumMember}
      </Link>
    </div>
  )
}
