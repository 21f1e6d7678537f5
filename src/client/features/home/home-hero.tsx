import { HERO_SLIDES, type HeroSlide } from '#client/features/home/hero-slides.ts'
import * as homeHeroCss from '#client/features/home/home-hero.css.ts'
import * as slideDotCss from '#client/features/home/slide-dot.css.ts'
import { useRotation } from '#client/features/home/use-rotation.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { ContentLink } from '#client/ui/content-link.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { pictureSources } from '#client/ui/picture-sources.ts'
import type { Content } from '#shared/content/content-blocks.ts'

export const EYEBROW = 'Because Every Baby Deserves the Best'

export const HERO_TITLE = (
  <>
    Your Trusted Source for Affordable, <span>High-Quality</span> Baby Products
  </>
)

export const FIRST_BUTTON = { label: 'Shop Now', link: '/products' }

export const SECOND_BUTTON = { label: 'Support Our Mission', link: '/donate' }

const SLIDE_MS = 5_000
const NARROW = '(max-width: 63.9375rem)'
const NARROW_SIZES = '(min-width: 768px) 56vw, 94vw'

export function HomeHero() {
  const own = useContent('hero')
  const slides = own ? own.slides.map(heroSlide) : HERO_SLIDES
  const { index, show, paused, togglePaused, holdHandlers } = useRotation(slides.length, SLIDE_MS)
  const current = slides[index] ?? slides[0]
  return (
    <section className={baseCss.wrap} aria-label="Welcome" {...holdHandlers}>
      <div className={homeHeroCss.hero} style={{ [homeHeroCss.ground]: current?.ground }}>
        {slides.map((slide, place) => (
          <HeroPicture key={slide.text} slide={slide} visible={place === index} first={place === 0} />
        ))}
        <div className={homeHeroCss.heroText}>
          <p className={homeHeroCss.eyebrow}>
            <Icon icon={deferredIcons.sparkles} />
            {own?.eyebrow ?? EYEBROW}
          </p>
          <h1>{own?.title ?? HERO_TITLE}</h1>
          <p className={homeHeroCss.heroLine}>{current?.text}</p>
          <div className={homeHeroCss.heroButtons}>
            <ContentLink
              className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}
              to={own?.firstLink ?? FIRST_BUTTON.link}
            >
              {own?.firstLabel ?? FIRST_BUTTON.label}
            </ContentLink>
            <ContentLink
              className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnLg}`}
              to={own?.secondLink ?? SECOND_BUTTON.link}
            >
              {own?.secondLabel ?? SECOND_BUTTON.label}
            </ContentLink>
          </div>
        </div>
        <div className={homeHeroCss.heroControls}>
          <button
            type="button"
            className={homeHeroCss.heroPause}
            onClick={togglePaused}
            aria-label={paused ? 'Play the slides' : 'Pause the slides'}
          >
            <Icon icon={paused ? deferredIcons.play : deferredIcons.pause} />
          </button>
          {slides.map((slide, place) => (
            <button
              key={slide.text}
              type="button"
              className={slideDotCss.slideDot}
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

function heroSlide({ picture, text }: Content['hero']['slides'][number]): HeroSlide {
  const name = `heroes/${picture}`
  return { picture: name, text, ground: HERO_SLIDES.find((slide) => slide.picture === name)?.ground ?? '' }
}

/** Uses the narrow picture on a phone, the wide one elsewhere; only the first slide loads at once. */
function HeroPicture({ slide, visible, first }: { slide: HeroSlide; visible: boolean; first: boolean }) {
  const wide = pictureSources(`/images/${slide.picture}.webp`)
  const narrow = pictureSources(`/images/${slide.picture}-mobile.webp`)
  return (
    <picture className={`${homeHeroCss.heroPicture} ${visible ? homeHeroCss.isVisible : ''}`}>
      <source media={NARROW} type="image/avif" srcSet={narrow.avif} sizes={NARROW_SIZES} />
      <source media={NARROW} type="image/webp" srcSet={narrow.webp} sizes={NARROW_SIZES} />
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
