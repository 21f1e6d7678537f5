import * as searchResultCss from '#client/admin/kit/search-result.css.ts'
import { useSite } from '#client/lib/site.ts'
import { searchTitle } from '#shared/text/search-result.ts'

interface SearchResultProps {
  title: string
  description: string
  path: string
}

/** Previews a page as a search result; long texts are cut off as search engines do. */
export function SearchResult({ title, description, path }: SearchResultProps) {
  const site = useSite()
  const { host } = new URL(site.url)
  return (
    <figure className={searchResultCss.frame}>
      <figcaption className={searchResultCss.caption}>Search result preview</figcaption>
      <div className={searchResultCss.result}>
        <p className={searchResultCss.site}>
          <span>{site.name}</span>
          <span className={searchResultCss.path}>
            {[host, ...path.split('/').filter(Boolean)].join(' › ')}
          </span>
        </p>
        <p className={searchResultCss.title}>{searchTitle(title, site.name)}</p>
        <p className={searchResultCss.description}>{description}</p>
      </div>
    </figure>
  )
}
