import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { HERO_SLIDES, type HeroSlide } from '#client/features/home/hero-slides.ts'
import { useRotation } from '#client/features/home/use-rotation.ts'
import { Icon } from '#client/ui/icon.tsx'
import { pictureSources } from '#client/ui/picture-sources.ts'

const SLIDE_MS = 5_000
const NARROW = '(max-width: 767px)'

export function HomeHero() {
  const { index, show, paused, togglePaused, holdHandlers } = useRotation(HERO_SLIDES.length, SLIDE_MS)
  const current = HERO_SLIDES[index] ?? HERO_SLIDES[0]
  return (
    <section className="wrap" aria-label="Welcome" {...holdHandlers}>
      <div className="hero" style={{ '--ground': current?.ground } as CSSProperties}>
        {HERO_SLIDES.map((slide, place) => (
          <HeroPicture key={slide.picture} slide={slide} shown={place === index} first={place === 0} />
        ))}
        <div className="hero-text">
          <p className="eyebrow">
            <Icon name="sparkles" />
            Because Every Baby Deserves the Best
          </p>
          <h1>
            Your Trusted Source for Affordable, <span>High-Quality</span> Baby Products
          </h1>
          <p className="hero-line">{current?.text}</p>
          <div className="hero-buttons">
            <Link className="btn btn-solid btn-lg" to="/products">
              Shop Now
            </Link>
            <Link className="btn btn-outline btn-lg" to="/donate">
              Support Our Mission
            </Link>
          </div>
        </div>
        <div className="hero-controls">
          <button
            type="button"
            className="hero-pause"
            onClick={togglePaused}
            aria-label={paused ? 'Play the slides' : 'Pause the slides'}
          >
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
          {HERO_SLIDES.map((slide, place) => (
            <button
              key={slide.picture}
              type="button"
              className="slide-dot"
              aria-label={`Slide ${place + 1}`}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => show(place)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The narrow picture on a phone, the wide one elsewhere; only the first slide is fetched at once. */
function HeroPicture({ slide, shown, first }: { slide: HeroSlide; shown: boolean; first: boolean }) {
  const wide = pictureSources(`/images/${slide.picture}.webp`)
  const narrow = pictureSources(`/images/${slide.picture}-mobile.webp`)
  return (
    <picture className={`hero-picture ${shown ? 'is-shown' : ''}`}>
      <source media={NARROW} type="image/avif" srcSet={narrow.avif} sizes="94vw" />
      <source media={NARROW} type="image/webp" srcSet={narrow.webp} sizes="94vw" />
      <source type="image/avif" srcSet={wide.avif} sizes="(min-width: 1320px) 1240px, 94vw" />
      <img
        src={wide.src}
        srcSet={wide.webp}
        sizes="(min-width: 1320px) 1240px, 94vw"
        alt=""
        width={2400}
        height={1000}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}
