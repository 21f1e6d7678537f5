import * as aboutPageCss from '#client/features/about/about-page.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import type { Content } from '#shared/content/content-blocks.ts'
import { m } from '#shared/messages/messages.ts'

export const builtInWays = () => [
  {
    title: m.lessScrolling,
    text: m.lessScrollingText,
  },
  {
    title: m.pricesUpFront,
    text: m.pricesUpFrontText,
  },
  {
    title: m.guidesForTiredReaders,
    text: m.guidesForTiredReadersText,
  },
  {
    title: m.freeForEveryFamily,
    text: m.freeForEveryFamilyText,
  },
]

export function AboutWays({ own }: { own: Content['about']['ways'] | undefined }) {
  const ways = own ?? builtInWays()
  if (ways.length === 0) return null
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="ways-heading">
      <SectionHead id="ways-heading" title={own ? m.waysOfSupport : m.fourWaysOfSupport} />
      <ol className={aboutPageCss.aboutWays}>
        {ways.map(({ title, text }) => (
          <li key={title} className={aboutPageCss.aboutWay}>
            <h3 className={baseCss.h3}>{title}</h3>
            <p className={aboutPageCss.aboutWayText}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
