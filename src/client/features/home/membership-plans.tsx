import { Link } from '@tanstack/react-router'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

const PLANS = [
  {
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

export function MembershipPlans() {
  return (
    <section className="section wrap" aria-labelledby="plans-heading">
      <div className="section-head">
        <div>
          <h2 id="plans-heading" className="h2">
            Membership Plans
          </h2>
          <p>Reading and browsing are free and always will be</p>
        </div>
      </div>
      <div className="plans">
        {PLANS.map((plan) => (
          <article key={plan.name} className="plan" data-popular={plan.popular}>
            <h3 className="h3">
              {plan.name} {plan.popular && <span className="tag tint-feeding">Most Popular</span>}
            </h3>
            <p className="plan-price">
              {plan.price}
              <small>{plan.period}</small>
            </p>
            <ul>
              {plan.points.map((point) => (
                <li key={point}>
                  <Icon name="check" /> {point}
                </li>
              ))}
            </ul>
            {plan.popular ? <PremiumEntry /> : <FreeEntry />}
          </article>
        ))}
      </div>
    </section>
  )
}

function FreeEntry() {
  const { allowsSignUp } = useSite()
  return (
    <Link className="btn btn-soft" to={allowsSignUp ? '/signup' : '/subscribe'}>
      {allowsSignUp ? 'Create a free account' : 'Join the newsletter'}
    </Link>
  )
}

function PremiumEntry() {
  const plans = trpc.memberships.plans.useQuery().data
  if (!plans?.isPremiumOpen) return <p className="plan-note">Premium isn’t available yet.</p>
  return (
    <div className="plan-entry">
      {plans.isDemo && <p>Demo mode: no card is charged</p>}
      <Link className="btn btn-solid" to="/account" hash="membership" rel="nofollow">
        Become a Premium Member
      </Link>
    </div>
  )
}
