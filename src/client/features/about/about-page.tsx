import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as aboutPageCss from '#client/features/about/about-page.css.ts'
import { AboutValues } from '#client/features/about/about-values.tsx'
import { AboutWays } from '#client/features/about/about-ways.tsx'
import { HowWeChoose } from '#client/features/about/how-we-choose.tsx'
import { useSite } from '#client/lib/site.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'

export function AboutPage() {
  const { name } = useSite()
  const own = useContent('about')
  return (
    <>
      <div className={baseCss.wrap}>
        <div className={`${pageBandCss.pageBand} ${aboutPageCss.aboutBand}`}>
          <Picture
            className={pageBandCss.pageBandPicture}
            src="/images/heroes/play.webp"
            alt=""
            sizes="660px"
            width={2400}
            height={1000}
            priority
          />
          <div>
            <h1>About {name}</h1>
            <p>{own?.lead ?? ABOUT_LEAD}</p>
          </div>
        </div>
      </div>
      <Story>{own ? <SafeHtml html={own.story} /> : <StoryText name={name} />}</Story>
      <AboutValues own={own?.values} />
      <AboutWays own={own?.ways} />
      <HowWeChoose />
      <NextSteps />
    </>
  )
}

export const ABOUT_LEAD = 'Every baby deserves the best, and no family should have to overpay for it.'

export function StoryText({ name }: { name: string }) {
  return (
    <>
      <p>
        {name} was founded in 2020 on a simple observation: parents of small children have little time, less
        sleep, and far too many tabs open. The same bottle has one price here and another there, every shop
        says its own products are the best, and a baby needs less than any list suggests.
      </p>
      <p>
        So we started gathering affordable, well-made things in one calm place, with the price and the
        retailer visible at a glance, and writing guides that say what matters and admit what nobody knows.
      </p>
      <p>
        We keep no stock and sell nothing ourselves. When you find something, we send you to the retailer that
        sells it and may earn a commission.{' '}
        <a href="#how-we-choose">Here’s what that means for what you see</a>.
      </p>
    </>
  )
}

function Story({ children }: { children: ReactNode }) {
  return (
    <section
      className={`${baseCss.section} ${baseCss.wrap} ${aboutPageCss.aboutStory}`}
      aria-labelledby="story-heading"
    >
      <div>
        <h2 id="story-heading" className={baseCss.h2}>
          Our story
        </h2>
        {children}
      </div>
      <Picture
        className={aboutPageCss.aboutStoryPicture}
        src="/images/articles/essential-baby-products-2024.webp"
        alt=""
        sizes="(min-width: 1320px) 530px, (min-width: 1024px) 42vw, 94vw"
        width={1500}
        height={938}
      />
    </section>
  )
}

function NextSteps() {
  return (
    <section
      className={`${baseCss.section} ${baseCss.wrap} ${aboutPageCss.aboutNext}`}
      aria-labelledby="next-heading"
    >
      <div>
        <h2 id="next-heading" className={baseCss.h2}>
          Look around, or tell us what’s missing
        </h2>
        <p className={aboutPageCss.aboutNextText}>
          A wrong price, a product that should be here, a question: we read every message.
        </p>
      </div>
      <div className={aboutPageCss.buttons}>
        <Link className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`} to="/products">
          Browse Products
        </Link>
        <Link className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnLg}`} to="/contact">
          Contact Us
        </Link>
      </div>
    </section>
  )
}
