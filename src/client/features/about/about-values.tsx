import * as aboutPageCss from '#client/features/about/about-page.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { Content } from '#shared/content/content-blocks.ts'

export const VALUES = [
  {
    name: 'Trust',
    text: 'We say who pays us and what for, label ads and samples, and claim nothing we can’t back up.',
    picture: 'products/bath-thermometer',
    tint: baseCss.tintSafety,
  },
  {
    name: 'Affordability',
    text: 'Every card shows the price next to the retailer. Good and affordable beats new and expensive.',
    picture: 'products/silicone-bib',
    tint: baseCss.tintFeeding,
  },
  {
    name: 'Community',
    text: 'Browsing and reading are free for every family. Donations help keep it that way, and we never ask twice.',
    picture: 'products/stacking-rings',
    tint: baseCss.tintToys,
  },
]

interface AboutValuesProps {
  /** Replaces the texts; the pictures stay. */
  own: Content['about']['values'] | undefined
}

export function AboutValues({ own }: AboutValuesProps) {
  const values = own
    ? VALUES.slice(0, own.length).map((value, index) => ({ ...value, ...own[index] }))
    : VALUES
  if (values.length === 0) return null
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="values-heading">
      <div className={baseCss.sectionHead}>
        <h2 id="values-heading" className={baseCss.h2}>
          What we value
        </h2>
      </div>
      <div className={aboutPageCss.aboutValues}>
        {values.map(({ name, text, picture, tint }) => (
          <article key={picture} className={`${aboutPageCss.aboutValue} ${tint}`}>
            <Picture
              className={aboutPageCss.aboutValuePicture}
              src={`/images/${picture}.webp`}
              alt=""
              sizes="(min-width: 1320px) 397px, (min-width: 768px) 30vw, 94vw"
              width={800}
              height={600}
            />
            <div className={aboutPageCss.aboutValueText}>
              <h3 className={baseCss.h3}>{name}</h3>
              <p className={aboutPageCss.aboutValueNote}>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
