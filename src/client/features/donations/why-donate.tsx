import * as donatePageCss from '#client/features/donations/donate-page.css.ts'
import { DonationProgress } from '#client/features/donations/donation-progress.tsx'
import { PastGoals } from '#client/features/donations/past-goals.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

const BENEFITS = [
  {
    icon: deferredIcons.lightbulb,
    title: 'Guides stay free to read',
    text: 'No paywall and no sign-up, for every parent.',
  },
  {
    icon: deferredIcons.eyeOff,
    title: 'Nobody watches what you read',
    text: 'No advertising networks, no analytics services, no profiles.',
  },
  {
    icon: deferredIcons.scale,
    title: 'Our rankings aren’t for sale',
    text: 'What a retailer pays us never affects what comes first.',
  },
  {
    icon: deferredIcons.handHeart,
    title: 'Time for careful work',
    text: 'Writing, fact-checking, and running the site cost money every month.',
  },
]

export function WhyDonate() {
  const { isDemo, goal } = trpc.donations.progress.useQuery().data ?? {}
  return (
    <section className={donatePageCss.whyDonate} aria-labelledby="why-donate">
      <h2 id="why-donate" className={baseCss.h3}>
        Why Donate?
      </h2>
      <ul className={donatePageCss.benefits}>
        {BENEFITS.map(({ icon, title, text }) => (
          <li key={title} className={donatePageCss.benefit}>
            <span className={donatePageCss.benefitDisc}>
              <Icon icon={icon} />
            </span>
            <div>
              <b>{title}</b>
              <p className={baseCss.muted}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <DonationProgress />
      {isDemo && <p className={donatePageCss.progressNote}>This figure includes demo donations.</p>}
      {goal?.hasPast && <PastGoals />}
    </section>
  )
}
