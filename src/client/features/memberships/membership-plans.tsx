import { Link } from '@tanstack/react-router'
import * as plansCss from '#client/features/memberships/plans.css.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

export const PLANS_LEAD = 'Reading and browsing are free and always will be'

export const PLANS = [
  {
    key: 'free' as const,
    name: 'Community Member',
    price: 'Free',
    period: '',
    popular: false,
    points: [
      'The whole shop and every guide',
      'The newsletter, if you want it',
      'Favorites with a free account',
    ],
  },
  {
    key: 'premium' as const,
    name: 'Premium Member',
    price: '$5',
    period: ' per month',
    popular: true,
    points: [
      'Everything in Community',
      'Keeps the site free for everyone',
      'A thank-you on your account page',
    ],
  },
]

/** On the Premium page itself, no link leads to it. */
export function MembershipPlans({ linksToPremium = true }: { linksToPremium?: boolean }) {
  const own = useContent('memberships')
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="plans-heading">
      <div className={baseCss.sectionHead}>
        <div>
          <h2 id="plans-heading" className={baseCss.h2}>
            Membership Plans
          </h2>
          <p>{own?.lead ?? PLANS_LEAD}</p>
        </div>
      </div>
      <div className={plansCss.plans}>
        {PLANS.map((plan) => (
          <article key={plan.name} className={plansCss.plan} data-popular={plan.popular}>
            <h3 className={baseCss.h3}>
              {plan.name}{' '}
              {plan.popular && <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>Most Popular</span>}
            </h3>
            <p className={plansCss.planPrice}>
              {plan.price}
              <small>{plan.period}</small>
            </p>
            <ul>
              {(own?.[plan.key] ?? plan.points).map((point) => (
                <li key={point}>
                  <Icon icon={deferredIcons.check} /> {point}
                </li>
              ))}
            </ul>
            {plan.popular ? <PremiumEntry /> : <FreeEntry />}
            {plan.popular && linksToPremium && (
              <Link className={baseCss.more} to="/premium">
                About Premium <Icon icon={icons.arrowRight} />
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
    <Link className={`${baseCss.btn} ${baseCss.btnSoft}`} to={allowsSignUp ? '/signup' : '/subscribe'}>
      {allowsSignUp ? 'Create a free account' : 'Join the newsletter'}
    </Link>
  )
}

function PremiumEntry() {
  const plans = trpc.memberships.plans.useQuery().data
  if (!plans?.isPremiumOpen) return <p className={plansCss.planNote}>Premium isn’t available yet.</p>
  return (
    <div className={plansCss.planEntry}>
      {plans.isDemo && <p>Demo mode: no card is charged</p>}
      <Link className={`${baseCss.btn} ${baseCss.btnSolid}`} to="/account" hash="membership" rel="nofollow">
        Become a Premium Member
      </Link>
    </div>
  )
}
