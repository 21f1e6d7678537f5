import * as homeHeroCss from '#client/features/home/home-hero.css.ts'
import { useRotation } from '#client/features/home/use-rotation.ts'
import { ContentLink } from '#client/lib/content-link.tsx'
import { useContent, useForeignLanguage } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { pictureSources } from '#client/ui/picture-sources.ts'
import type { Content } from '#shared/content/content-blocks.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { isUploadedPicture } from '#shared/pictures/uploaded-pictures.ts'

interface HeroSlide {
  picture: string
  /** The paper color of the picture, behind the text on a phone. */
  ground: string
  text: string
  alt?: string
}

export const heroSlides = (): HeroSlide[] => [
  {
    picture: 'heroes/sleep',
    ground: '#F7DFCB',
    text: m.calmThings,
  },
  {
    picture: 'heroes/play',
    ground: '#DCEAF2',
    text: m.simpleToys,
  },
  {
    picture: 'heroes/feed',
    ground: '#DDEEE0',
    text: m.firstMeals,
  },
]

export const FIRST_LINK = '/products'

export const SECOND_LINK = '/donate'

const SLIDE_MS = 5_000
const NARROW = '(max-width: 63.9375rem)'
const WIDE_SIZES = '(min-width: 1320px) 1240px, 94vw'
const OWN_SIZES = '(min-width: 1320px) 700px, 53vw'
const NARROW_SIZES = '(min-width: 768px) 56vw, 94vw'

export function HeroTitle() {
  return <FillIn text={m.heroTitle} values={{ highQuality: <span>{m.highQuality}</span> }} />
}

export function HomeHero() {
  const own = useContent('hero')
  const lang = useForeignLanguage('hero')
  const slides = own ? own.slides.map(heroSlide) : heroSlides()
  const { index, show, paused, togglePaused, holdHandlers } = useRotation(slides.length, SLIDE_MS)
  const current = slides[index] ?? slides[0]
  return (
    <section className={baseCss.wrap} aria-label={m.welcome} {...holdHandlers}>
      <div className={homeHeroCss.hero} style={{ [homeHeroCss.ground]: current?.ground }}>
        {slides.map((slide, place) => (
          <HeroPicture key={slide.text} slide={slide} visible={place === index} first={place === 0} />
        ))}
        <div className={homeHeroCss.heroText} lang={lang}>
          <p className={homeHeroCss.eyebrow}>
            <Icon icon={deferredIcons.sparkles} />
            {own?.eyebrow ?? m.heroEyebrow}
          </p>
          <h1 className={homeHeroCss.heroTitle}>{own?.title ?? <HeroTitle />}</h1>
          <p className={homeHeroCss.heroLine}>{current?.text}</p>
          <div className={homeHeroCss.heroButtons}>
            <ContentLink className={homeHeroCss.firstButton} to={own?.firstLink ?? FIRST_LINK}>
              {own?.firstLabel ?? m.shopNow}
            </ContentLink>
            <ContentLink className={homeHeroCss.secondButton} to={own?.secondLink ?? SECOND_LINK}>
              {own?.secondLabel ?? m.supportOurMission}
            </ContentLink>
          </div>
        </div>
        <div className={homeHeroCss.heroControls}>
          <button
            type="button"
            className={homeHeroCss.heroPause}
            onClick={togglePaused}
            aria-label={paused ? m.playSlides : m.pauseSlides}
          >
            <Icon icon={paused ? deferredIcons.play : deferredIcons.pause} />
          </button>
          {slides.map((slide, place) => (
            <button
              key={slide.text}
              type="button"
              className={homeHeroCss.heroDot}
              aria-label={fill(m.slideNumber, { n: place + 1 })}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => show(place)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

function heroSlide(slide: Content['hero']['slides'][number]): HeroSlide {
  const builtIn = heroSlides().find(({ picture }) => picture === slide.picture)
  const { ground } = pictureSources(`/images/${slide.picture}.webp`)
  return { ...slide, ground: builtIn?.ground ?? `color-mix(in srgb, ${ground} 25%, #fff)` }
}

/** Uses the narrow picture on a phone, the wide one elsewhere; only the first slide loads at once. */
function HeroPicture({ slide, visible, first }: { slide: HeroSlide; visible: boolean; first: boolean }) {
  const isOwn = isUploadedPicture(slide.picture)
  const wide = pictureSources(`/images/${slide.picture}.webp`)
  const narrow = isOwn ? wide : pictureSources(`/images/${slide.picture}-mobile.webp`)
  const wideSizes = isOwn ? OWN_SIZES : WIDE_SIZES
  return (
    <picture
      className={`${homeHeroCss.heroPicture} ${isOwn ? homeHeroCss.isOwn : ''} ${visible ? homeHeroCss.isVisible : ''}`}
    >
      <source media={NARROW} type="image/avif" srcSet={narrow.avif} sizes={NARROW_SIZES} />
      <source media={NARROW} type="image/webp" srcSet={narrow.webp} sizes={NARROW_SIZES} />
      <source type="image/avif" srcSet={wide.avif} sizes={wideSizes} />
      <img
        className={isOwn ? homeHeroCss.ownImage : homeHeroCss.heroImage}
        src={wide.src}
        srcSet={wide.webp}
        sizes={wideSizes}
        alt={(visible && slide.alt) || ''}
        width={2400}
        height={1000}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}
