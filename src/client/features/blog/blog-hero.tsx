import * as blogPageCss from '#client/features/blog/blog-page.css.ts'
import { BlogSearchForm } from '#client/features/blog/blog-search-form.tsx'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { m } from '#shared/messages/messages.ts'
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
        <h1>{m.guidesHeading}</h1>
        <p>{m.guidesText}</p>
        <BlogSearchForm search={search} />
      </div>
    </div>
  )
}
