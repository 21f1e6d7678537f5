import * as aboutPageCss from '#client/features/about/about-page.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import type { Content } from '#shared/content/content-blocks.ts'
import { m } from '#shared/messages/messages.ts'

export const builtInValues = () => [
  {
    name: m.trust,
    text: m.trustText,
    picture: 'products/bath-thermometer',
    tint: baseCss.tintSafety,
  },
  {
    name: m.affordability,
    text: m.affordabilityText,
    picture: 'products/silicone-bib',
    tint: baseCss.tintFeeding,
  },
  {
    name: m.community,
    text: m.communityText,
    picture: 'products/stacking-rings',
    tint: baseCss.tintToys,
  },
]

interface AboutValuesProps {
  /** Replaces the texts; the pictures stay. */
  own: Content['about']['values'] | undefined
}

export function AboutValues({ own }: AboutValuesProps) {
  const builtIn = builtInValues()
  const values = own
    ? builtIn.slice(0, own.length).map((value, index) => ({ ...value, ...own[index] }))
    : builtIn
  if (values.length === 0) return null
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="values-heading">
      <SectionHead id="values-heading" title={m.whatWeValue} />
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
