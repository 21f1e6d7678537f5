import { useState } from 'react'
import * as slideDotCss from '#client/features/home/slide-dot.css.ts'
import * as testimonialsCss from '#client/features/home/testimonials.css.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon, type IconClass } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import { Stars } from '#client/ui/stars.tsx'
import type { Content } from '#shared/content/content-blocks.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

type Testimonial = Content['testimonials']['items'][number]

/** Invented samples; the page says so. */
export const sampleTestimonials = (): Testimonial[] => [
  {
    name: 'Maja',
    role: m.motherOfBaby,
    quote: m.motherOfBabyQuote,
    avatar: 'mother-long-hair',
    rating: 5,
  },
  {
    name: 'Amina',
    role: m.motherOfTwins,
    quote: m.motherOfTwinsQuote,
    avatar: 'mother-curly-hair',
    rating: 5,
  },
  {
    name: 'Jonas',
    role: m.fatherOfToddler,
    quote: m.fatherOfToddlerQuote,
    avatar: 'father-short-hair',
    rating: 4,
  },
]

/** Shows one testimonial at a time; previous and next wrap around. */
export function Testimonials() {
  const [index, setIndex] = useState(0)
  const own = useContent('testimonials')
  const items = own?.items ?? sampleTestimonials()
  const stepButton = (by: number, label: string, icon: IconClass) => (
    <button
      type="button"
      className={testimonialsCss.testimonialStep}
      aria-label={label}
      onClick={() => setIndex((current) => (current + by + items.length) % items.length)}
    >
      <Icon icon={icon} />
    </button>
  )
  if (items.length === 0) return null
  return (
    <section
      className={`${baseCss.section} ${baseCss.wrap}`}
      aria-roledescription={m.carousel}
      aria-labelledby="testimonials-heading"
    >
      <div className={testimonialsCss.testimonials}>
        <SectionHead
          id="testimonials-heading"
          title={m.testimonialsHeading}
          text={own?.lead ?? m.sampleTestimonials}
        >
          <div className={testimonialsCss.testimonialSteps}>
            {stepButton(-1, m.previousTestimonial, deferredIcons.chevronLeft)}
            {stepButton(1, m.nextTestimonial, deferredIcons.chevronRight)}
          </div>
        </SectionHead>
        <div className={testimonialsCss.testimonialStack} aria-live="polite">
          {items.map((testimonial, place) => (
            <figure
              key={testimonial.quote}
              className={testimonialsCss.testimonial}
              inert={place !== index}
              data-shown={place === index}
            >
              <Picture
                className={testimonialsCss.testimonialPicture}
                src={`/images/avatars/${testimonial.avatar}.webp`}
                alt=""
                sizes="96px"
                width={192}
                height={192}
              />
              <div>
                <Stars rating={testimonial.rating} />
                <blockquote className={testimonialsCss.testimonialQuote}>{testimonial.quote}</blockquote>
                <figcaption className={testimonialsCss.testimonialBy}>
                  <b className={testimonialsCss.testimonialName}>{testimonial.name}</b> {testimonial.role}
                </figcaption>
              </div>
            </figure>
          ))}
        </div>
        <div className={testimonialsCss.testimonialDots}>
          {items.map((testimonial, place) => (
            <button
              key={testimonial.quote}
              type="button"
              className={slideDotCss.slideDot}
              aria-label={fill(m.testimonialNumber, { n: place + 1 })}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => setIndex(place)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
