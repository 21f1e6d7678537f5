import { Link } from '@tanstack/react-router'
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
    points: ['Everything in Community', 'Keeps the site free for everyone', 'Our thanks on your account'],
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
          <p>Reading and browsing cost nothing, and never will</p>
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
            {plan.popular ? (
              <PremiumEntry />
            ) : (
              <Link className="btn btn-soft" to="/subscribe">
                Join the newsletter
              </Link>
            )}
          </article>
        ))}
      </div>
    </section>
  )
}

function PremiumEntry() {
  const plans = trpc.memberships.plans.useQuery().data
  if (!plans?.isPremiumOpen) return <p className="plan-note">Premium is not open yet.</p>
  return (
    <div className="plan-entry">
      {plans.isDemo && <p>Demo mode: no card is charged</p>}
      <Link className="btn btn-solid" to="/account" hash="membership" rel="nofollow">
        Become a Premium Member
      </Link>
    </div>
  )
}
