import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as aboutPageCss from '#client/features/about/about-page.css.ts'
import { AboutValues } from '#client/features/about/about-values.tsx'
import { AboutWays } from '#client/features/about/about-ways.tsx'
import { HowWeChoose } from '#client/features/about/how-we-choose.tsx'
import { useSite } from '#client/lib/site.ts'
import { useContent } from '#client/lib/use-content.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

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
            <h1>{fill(m.aboutShop, { shop: name })}</h1>
            <p>{own?.lead ?? m.aboutLead}</p>
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

export function StoryText({ name }: { name: string }) {
  return (
    <>
      <p>{fill(m.storyBeginning, { shop: name })}</p>
      <p>{m.storyIdea}</p>
      <p>
        <FillIn
          text={m.storyCommission}
          values={{ details: <a href="#how-we-choose">{m.storyCommissionDetails}</a> }}
        />
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
          {m.ourStory}
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
          {m.lookAround}
        </h2>
        <p className={aboutPageCss.aboutNextText}>{m.lookAroundText}</p>
      </div>
      <div className={aboutPageCss.buttons}>
        <Link className={`${baseCss.solidButton} ${baseCss.btnLg}`} to="/products">
          {m.browseProducts}
        </Link>
        <Link className={`${baseCss.outlineButton} ${baseCss.btnLg}`} to="/contact">
          {m.contactUs}
        </Link>
      </div>
    </section>
  )
}
