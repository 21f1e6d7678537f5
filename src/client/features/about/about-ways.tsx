import * as aboutPageCss from '#client/features/about/about-page.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import type { Content } from '#shared/content/content-blocks.ts'

export const WAYS = [
  {
    title: 'Less scrolling, better choices',
    text: 'Products for the first years from several retailers, on one page instead of in ten tabs.',
  },
  {
    title: 'Prices up front',
    text: 'We show the price, the retailer, and, where we know it, our commission, so you can compare before you click.',
  },
  {
    title: 'Guides for tired readers',
    text: 'Articles on sleep, feeding, safety, and budgets: plainly written, and clear about when to see a doctor.',
  },
  {
    title: 'Free for every family',
    text: 'Browsing, reading, and saving favorites cost nothing. Commissions and donations pay for the site.',
  },
]

export function AboutWays({ own }: { own: Content['about']['ways'] | undefined }) {
  const ways = own ?? WAYS
  if (ways.length === 0) return null
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="ways-heading">
      <div className={baseCss.sectionHead}>
        <h2 id="ways-heading" className={baseCss.h2}>
          {own ? 'Ways we support parents' : 'Four ways we support parents'}
        </h2>
      </div>
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
