import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MembershipPlans } from '#client/features/memberships/membership-plans.tsx'
import * as premiumPageCss from '#client/features/memberships/premium-page.css.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.detail.tsx'
import { FillIn } from '#client/ui/fill-in.tsx'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import { m } from '#shared/messages/messages.ts'

export function PremiumPage() {
  const own = useContent('memberships')
  const facts = own
    ? own.facts.map(({ title, html }) => ({ title, text: <SafeHtml html={html} /> }))
    : premiumFacts()
  return (
    <>
      <div className={baseCss.wrap}>
        <Breadcrumb current={m.premiumMember}>
          <Link to="/">{m.home}</Link>
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
            <h1>{m.premiumMember}</h1>
            <p>{own?.premiumLead ?? m.premiumLead}</p>
          </div>
        </div>
      </div>
      <MembershipPlans linksToPremium={false} />
      {facts.length > 0 && (
        <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="premium-facts">
          <SectionHead id="premium-facts" title={m.goodToKnow} />
          <dl className={premiumPageCss.facts}>
            {facts.map(({ title, text }) => (
              <div key={title}>
                <dt className={baseCss.h3}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

export function premiumFacts(): { title: string; text: ReactNode }[] {
  return [
    { title: m.whatYouGet, text: m.whatYouGetText },
    {
      title: m.whatStaysSame,
      text: (
        <>
          {m.whatStaysSameText}{' '}
          <Link to="/about" hash="how-we-choose">
            {m.howWeChoose}
          </Link>
        </>
      ),
    },
    { title: m.howYouPay, text: m.howYouPayText },
    { title: m.howYouCancel, text: <HowYouCancel /> },
    {
      title: m.yourMoneyBack,
      text: (
        <>
          {m.yourMoneyBackText}{' '}
          <Link to="/terms-of-service" hash="memberships">
            {m.termsOfService}
          </Link>
        </>
      ),
    },
    {
      title: m.preferToGiveOnce,
      text: (
        <FillIn
          text={m.preferToGiveOnceText}
          values={{ donation: <Link to="/donate">{m.donationInSentence}</Link> }}
        />
      ),
    },
  ]
}

function HowYouCancel() {
  const accountPage = (
    <Link to="/account" hash="membership" rel="nofollow">
      {m.yourAccountPageInSentence}
    </Link>
  )
  return <FillIn text={m.howYouCancelText} values={{ accountPage }} />
}
