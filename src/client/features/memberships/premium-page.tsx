import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MembershipPlans } from '#client/features/memberships/membership-plans.tsx'
import * as premiumPageCss from '#client/features/memberships/premium-page.css.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.detail.tsx'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'

/** Explains Premium to undecided visitors; payment happens on the account page. */
export function PremiumPage() {
  const own = useContent('memberships')
  const facts = own ? own.facts.map(({ title, html }) => ({ title, text: <SafeHtml html={html} /> })) : FACTS
  return (
    <>
      <div className={baseCss.wrap}>
        <Breadcrumb current="Premium Member">
          <Link to="/">Home</Link>
        </Breadcrumb>
        <div className={`${pageBandCss.pageBand} ${pageBandCss.tintBandFeeding}`}>
          <Picture
            className={pageBandCss.pageBandPicture}
            src="/images/heroes/feed.webp"
            alt=""
            sizes="660px"
            width={2400}
            height={1000}
            priority
          />
          <div>
            <h1>Premium Member</h1>
            <p>{own?.premiumLead ?? PREMIUM_LEAD}</p>
          </div>
        </div>
      </div>
      <MembershipPlans linksToPremium={false} />
      {facts.length > 0 && (
        <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="premium-facts">
          <div className={baseCss.sectionHead}>
            <h2 id="premium-facts" className={baseCss.h2}>
              Good to know
            </h2>
          </div>
          <dl className={premiumPageCss.facts}>
            {facts.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

export const PREMIUM_LEAD = '$5 per month that keeps the site free for everyone. Cancel anytime.'

export const FACTS: { title: string; text: ReactNode }[] = [
  {
    title: 'What you get',
    text: 'A thank-you on your account page, and the good feeling of keeping the shop and every guide free for families who need them.',
  },
  {
    title: 'What stays the same',
    text: (
      <>
        Everything else. Every visitor sees the same products, prices, and labels in the same order.{' '}
        <Link to="/about" hash="how-we-choose">
          How we choose products
        </Link>
      </>
    ),
  },
  {
    title: 'How you pay',
    text: 'By card through Stripe, $5 every month until you cancel. Your card number never reaches us.',
  },
  {
    title: 'How you cancel',
    text: (
      <>
        On{' '}
        <Link to="/account" hash="membership" rel="nofollow">
          your account page
        </Link>
        , anytime. Premium then ends with the month you’ve paid for. Deleting your account ends it at once.
      </>
    ),
  },
  {
    title: 'Your money back',
    text: (
      <>
        You can have each payment refunded in full within 30 days.{' '}
        <Link to="/terms-of-service" hash="memberships">
          Terms of Service
        </Link>
      </>
    ),
  },
  {
    title: 'Prefer to give once?',
    text: (
      <>
        Premium doesn’t count toward the donation drive. A <Link to="/donate">donation</Link> does, and you
        don’t need an account.
      </>
    ),
  },
]
