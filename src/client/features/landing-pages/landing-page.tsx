import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as articleTextCss from '#client/features/blog/article-text.css.ts'
import * as productBoxesCss from '#client/features/blog/product-boxes.late.css.ts'
import * as landingPageCss from '#client/features/landing-pages/landing-page.css.ts'
import { ActiveFilters } from '#client/features/products/active-filters.tsx'
import { CategoryChips } from '#client/features/products/category-chips.tsx'
import { FixedBy } from '#client/features/products/list-address.tsx'
import { NoProducts } from '#client/features/products/no-products.tsx'
import { PartnersSection } from '#client/features/products/partners-section.tsx'
import { ProductResults } from '#client/features/products/product-results.tsx'
import * as productsPageCss from '#client/features/products/products-page.css.ts'
import { ResultsBar, ResultsCount } from '#client/features/products/results-bar.tsx'
import { listInput } from '#client/lib/list-input.ts'
import { type LandingPage as Landing, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Breadcrumb } from '#client/ui/breadcrumb.detail.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import { fill } from '#shared/messages/fill.ts'
import type { Language } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { isWholeShop, type LandingChoices, landingSearch } from '#shared/products/landing-query.ts'

export function LandingPage({ slug, choices }: { slug: string; choices: LandingChoices }) {
  const { data: landing } = trpc.landingPages.bySlug.useQuery({ slug })
  return landing ? <LandingPageView landing={landing} choices={choices} /> : null
}

type LandingContent = Pick<Landing, 'name' | 'lang' | 'picture' | 'query' | 'introduction' | 'sections'>

/** Also renders unsaved pages for the preview. */
export function LandingPageView({
  landing,
  choices = {},
}: {
  landing: LandingContent
  choices?: LandingChoices
}) {
  const search = landingSearch(landing.query, choices)
  const list = trpc.products.cards.useQuery(listInput(search), { placeholderData: keepPreviousData })
  const isFiltered = !isWholeShop({ ...choices, page: undefined })
  return (
    <>
      <div className={baseCss.wrap}>
        <Breadcrumb current={<span lang={landing.lang}>{landing.name}</span>}>
          <Link to="/">{m.home}</Link>
          <Link to="/products">{m.products}</Link>
        </Breadcrumb>
        <Hero landing={landing} />
        <CategoryChips />
        <FixedBy value={landing.query}>
          <ProductResults
            search={search}
            list={list}
            bar={(data, lastPage) => (
              <>
                <ResultsBar search={search} appliedSearch={search} list={data}>
                  <ResultsCount list={data} lastPage={lastPage} />
                </ResultsBar>
                <ActiveFilters search={search} />
              </>
            )}
            nothing={({ totalIsCapped }) =>
              isFiltered ? (
                <NoProducts search={search} isComplete={!totalIsCapped} />
              ) : (
                <NothingNow name={landing.name} />
              )
            }
          />
        </FixedBy>
        {landing.sections && (
          <Text className={landingPageCss.sections} html={landing.sections} lang={landing.lang} />
        )}
      </div>
      <PartnersSection />
    </>
  )
}

function Hero({ landing: { name, lang, introduction, picture } }: { landing: LandingContent }) {
  return (
    <div
      className={`${pageBandCss.pageBand} ${pageBandCss.tintBandFeeding} ${productsPageCss.lowBand} ${landingPageCss.hero}`}
    >
      <Picture
        className={productsPageCss.lowBandPicture}
        src={`/images/${picture}.webp`}
        alt=""
        sizes="660px"
        width={2400}
        height={1000}
      />
      <div>
        <h1 lang={lang}>{name}</h1>
        {introduction && <Text className={landingPageCss.introduction} html={introduction} lang={lang} />}
      </div>
    </div>
  )
}

function NothingNow({ name }: { name: string }) {
  return (
    <EmptyState
      scene="scenes/empty-favorites"
      title={m.nothingRightNow}
      text={fill(m.nothingInCollection, { name })}
      action={
        <Link className={`${baseCss.btn} ${baseCss.btnOutline}`} to="/products">
          {m.showAllProducts}
        </Link>
      }
    />
  )
}

function Text({ html, className, lang }: { html: string; className: string; lang: Language | undefined }) {
  return (
    <div className={`${articleTextCss.articleText} ${productBoxesCss.withBoxes} ${className}`} lang={lang}>
      <SafeHtml html={html} />
    </div>
  )
}
