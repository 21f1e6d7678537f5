import { BlogSearchForm } from '#client/features/blog/blog-search-form.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { BlogSearch } from '#shared/blog-search.ts'

export function BlogHero({ search }: { search: BlogSearch }) {
  return (
    <div className="page-band blog-band">
      <Picture
        className="page-band-picture"
        src="/images/heroes/sleep.webp"
        alt=""
        sizes="660px"
        width={2400}
        height={1000}
      />
      <div>
        <h1>Guides for the first years</h1>
        <p>Plainly written articles about sleep, health, play and shopping for less.</p>
        <BlogSearchForm search={search} />
      </div>
    </div>
  )
}
