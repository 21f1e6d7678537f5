import { useState } from 'react'
import * as slideDotCss from '#client/features/home/slide-dot.css.ts'
import * as testimonialsCss from '#client/features/home/testimonials.css.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { Stars } from '#client/ui/stars.tsx'
import type { Content } from '#shared/content/content-blocks.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface Testimonial {
  id: number
  name: string
  role: string
  quote: string
  avatar: string
  rating: number
}

/** Invented samples; the page says so. */
export const sampleTestimonials = (): Testimonial[] => [
  {
    id: 1,
    name: 'Maja',
    role: m.motherOfBaby,
    quote: m.motherOfBabyQuote,
    avatar: 'avatars/mother-long-hair',
    rating: 5,
  },
  {
    id: 2,
    name: 'Amina',
    role: m.motherOfTwins,
    quote: m.motherOfTwinsQuote,
    avatar: 'avatars/mother-curly-hair',
    rating: 5,
  },
  {
    id: 3,
    name: 'Jonas',
    role: m.fatherOfToddler,
    quote: m.fatherOfToddlerQuote,
    avatar: 'avatars/father-short-hair',
    rating: 4,
  },
]

/** Shows one testimonial at a time; previous and next wrap around. */
export function Testimonials() {
  const [index, setIndex] = useState(0)
  const own = useContent('testimonials')
  const items = own ? own.items.map(testimonialOf) : sampleTestimonials()
  const step = (by: number) => setIndex((current) => (current + by + items.length) % items.length)
  if (items.length === 0) return null
  return (
    <section
      className={`${baseCss.section} ${baseCss.wrap}`}
      aria-roledescription={m.carousel}
      aria-labelledby="testimonials-heading"
    >
      <div className={testimonialsCss.testimonials}>
        <div className={baseCss.sectionHead}>
          <div>
            <h2 id="testimonials-heading" className={baseCss.h2}>
              {m.testimonialsHeading}
            </h2>
            <p>{own?.lead ?? m.sampleTestimonials}</p>
          </div>
          <div className={testimonialsCss.testimonialSteps}>
            <button
              type="button"
              className={testimonialsCss.testimonialStep}
              aria-label={m.previousTestimonial}
              onClick={() => step(-1)}
            >
              <Icon icon={deferredIcons.chevronLeft} />
            </button>
            <button
              type="button"
              className={testimonialsCss.testimonialStep}
              aria-label={m.nextTestimonial}
              onClick={() => step(1)}
            >
              <Icon icon={deferredIcons.chevronRight} />
            </button>
          </div>
        </div>
        <div className={testimonialsCss.testimonialStack} aria-live="polite">
          {items.map((testimonial, place) => (
            <figure
              key={testimonial.id}
              className={testimonialsCss.testimonial}
              inert={place !== index}
              data-shown={place === index}
            >
              <Picture
                className={testimonialsCss.testimonialPicture}
                src={`/images/${testimonial.avatar}.webp`}
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
              key={testimonial.id}
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

function testimonialOf(item: Content['testimonials']['items'][number], index: number): Testimonial {
  return { ...item, id: index + 1, avatar: `avatars/${item.avatar}` }
}
