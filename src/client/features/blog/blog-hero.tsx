import * as blogPageCss from '#client/features/blog/blog-page.css.ts'
import { BlogSearchForm } from '#client/features/blog/blog-search-form.tsx'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { BlogSearch } from '#shared/search-params/articles.ts'

export function BlogHero({ search }: { search: BlogSearch }) {
  return (
    <div className={`${pageBandCss.pageBand} ${blogPageCss.blogBand}`}>
      <Picture
        className={pageBandCss.pageBandPicture}
        src="/images/heroes/sleep.webp"
        alt=""
        sizes="660px"
        width={2400}
        height={1000}
      />
      <div>
        <h1>Guides for the first years</h1>
        <p>Plainly written articles about sleep, health, play, and shopping for less.</p>
        <BlogSearchForm search={search} />
      </div>
    </div>
  )
}
