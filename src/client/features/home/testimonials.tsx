import { useState } from 'react'
import * as homePageCss from '#client/features/home/home-page.css.ts'
import { TESTIMONIALS } from '#client/features/home/testimonial-list.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as lateIcons from '#client/ui/icons.late.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { Stars } from '#client/ui/stars.tsx'

/** One testimonial at a time; previous and next go round. */
export function Testimonials() {
  const [index, setIndex] = useState(0)
  const step = (by: number) =>
    setIndex((current) => (current + by + TESTIMONIALS.length) % TESTIMONIALS.length)
  return (
    <section
      className={`${baseCss.section} ${baseCss.wrap}`}
      aria-roledescription="carousel"
      aria-labelledby="testimonials-heading"
    >
      <div className={homePageCss.testimonials}>
        <div className={baseCss.sectionHead}>
          <div>
            <h2 id="testimonials-heading" className={baseCss.h2}>
              What Parents Say
            </h2>
            <p>Sample testimonials. We wrote these to show the layout.</p>
          </div>
          <div className={homePageCss.testimonialSteps}>
            <button
              type="button"
              className={baseCss.iconBtn}
              aria-label="Previous testimonial"
              onClick={() => step(-1)}
            >
              <Icon icon={lateIcons.chevronLeft} />
            </button>
            <button
              type="button"
              className={baseCss.iconBtn}
              aria-label="Next testimonial"
              onClick={() => step(1)}
            >
              <Icon icon={lateIcons.chevronRight} />
            </button>
          </div>
        </div>
        <div className={homePageCss.testimonialStack} aria-live="polite">
          {TESTIMONIALS.map((testimonial, place) => (
            <figure
              key={testimonial.id}
              className={homePageCss.testimonial}
              inert={place !== index}
              data-shown={place === index}
            >
              <Picture
                src={`/images/${testimonial.avatar}.webp`}
                alt=""
                sizes="96px"
                width={192}
                height={192}
              />
              <div>
                <Stars rating={testimonial.rating} />
                <blockquote>{testimonial.quote}</blockquote>
                <figcaption>
                  <b>{testimonial.name}</b> {testimonial.role}
                </figcaption>
              </div>
            </figure>
          ))}
        </div>
        <div className={homePageCss.testimonialDots}>
          {TESTIMONIALS.map((testimonial, place) => (
            <button
              key={testimonial.id}
              type="button"
              className={homePageCss.slideDot}
              aria-label={`Testimonial ${place + 1}`}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => setIndex(place)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
