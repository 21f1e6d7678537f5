import * as donatePageCss from '#client/features/donations/donate-page.css.ts'
import { DonationProgress, GoalBar } from '#client/features/donations/donation-progress.tsx'
import * as goalsCss from '#client/features/donations/goals.late.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { m } from '#shared/messages/messages.ts'

function benefits() {
  return [
    {
      icon: deferredIcons.lightbulb,
      title: m.guidesStayFree,
      text: m.guidesStayFreeText,
    },
    {
      icon: deferredIcons.eyeOff,
      title: m.nobodyWatches,
      text: m.nobodyWatchesText,
    },
    {
      icon: deferredIcons.scale,
      title: m.rankingsNotForSale,
      text: m.rankingsNotForSaleText,
    },
    {
      icon: deferredIcons.handHeart,
      title: m.timeForCarefulWork,
      text: m.timeForCarefulWorkText,
    },
  ]
}

export function WhyDonate() {
  const { isDemo, goal } = trpc.donations.progress.useQuery().data ?? {}
  return (
    <section className={donatePageCss.whyDonate} aria-labelledby="why-donate">
      <h2 id="why-donate" className={baseCss.h3}>
        {m.whyDonate}
      </h2>
      <ul className={donatePageCss.benefits}>
        {benefits().map(({ icon, title, text }) => (
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
      {isDemo && <p className={donatePageCss.progressNote}>{m.progressIncludesDemo}</p>}
      {goal?.hasPast && <PastGoals />}
    </section>
  )
}

function PastGoals() {
  const { data: goals } = trpc.donations.pastGoals.useQuery()
  if (!goals || goals.length === 0) return null
  return (
    <>
      <h3 className={goalsCss.pastGoalsHeading}>{m.earlierGoals}</h3>
      <ol className={goalsCss.pastGoals}>
        {goals.map(({ name, start, ...figures }) => (
          <li key={start}>
            <GoalBar name={name} figures={figures} />
          </li>
        ))}
      </ol>
    </>
  )
}
