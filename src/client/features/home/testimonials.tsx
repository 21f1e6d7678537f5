import { useState } from 'react'
import { TESTIMONIALS } from '#client/features/home/testimonial-list.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { Stars } from '#client/ui/stars.tsx'

/** One testimonial at a time; previous and next go round. */
export function Testimonials() {
  const [index, setIndex] = useState(0)
  const step = (by: number) =>
    setIndex((current) => (current + by + TESTIMONIALS.length) % TESTIMONIALS.length)
  return (
    <section className="section wrap" aria-roledescription="carousel" aria-labelledby="testimonials-heading">
      <div className="testimonials">
        <div className="section-head">
          <div>
            <h2 id="testimonials-heading" className="h2">
              What Parents Say
            </h2>
            <p>Sample testimonials. We wrote these to show the layout.</p>
          </div>
          <div className="testimonial-steps">
            <button
              type="button"
              className="icon-btn"
              aria-label="Previous testimonial"
              onClick={() => step(-1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button type="button" className="icon-btn" aria-label="Next testimonial" onClick={() => step(1)}>
              <Icon name="chevron-right" />
            </button>
          </div>
        </div>
        <div className="testimonial-stack" aria-live="polite">
          {TESTIMONIALS.map((testimonial, place) => (
            <figure
              key={testimonial.id}
              className="testimonial"
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
        <div className="testimonial-dots">
          {TESTIMONIALS.map((testimonial, place) => (
            <button
              key={testimonial.id}
              type="button"
              className="slide-dot"
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
