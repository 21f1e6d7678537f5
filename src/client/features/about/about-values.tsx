import * as aboutPageCss from '#client/features/about/about-page.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Picture } from '#client/ui/picture.tsx'

const VALUES = [
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

export function AboutValues() {
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="values-heading">
      <div className={baseCss.sectionHead}>
        <h2 id="values-heading" className={baseCss.h2}>
          What we value
        </h2>
      </div>
      <div className={aboutPageCss.aboutValues}>
        {VALUES.map(({ name, text, picture, tint }) => (
          <article key={name} className={`${aboutPageCss.aboutValue} ${tint}`}>
            <Picture
              src={`/images/${picture}.webp`}
              alt=""
              sizes="(min-width: 1320px) 397px, (min-width: 768px) 30vw, 94vw"
              width={800}
              height={600}
            />
            <div>
              <h3 className={baseCss.h3}>{name}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
