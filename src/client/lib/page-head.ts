import { fill } from '#shared/messages/fill.ts'
import { currentLanguage, type Language } from '#shared/messages/languages.ts'
import {
  SHARE_PICTURE_HEIGHT,
  SHARE_PICTURE_WIDTH,
  sharePicturePath,
} from '#shared/pictures/share-picture-addresses.ts'
import type { Site } from '#shared/site/site.ts'
import { searchTitle } from '#shared/text/search-result.ts'

interface PageHead {
  title: string
  description: string
  /** The canonical path, including its canonical query. */
  path: string
  /** For combinations that search engines should not index. */
  hidden?: boolean
  /** The addresses of its content by language; omitted when every language has it under this path. */
  languages?: Place[]
  /** The picture of a shared link: an absolute path on this site. */
  picture?: string
  /** Makes the page an article. Dates are ISO dates. */
  article?: { published: string; updated: string; section: string }
}

export function pageHead(
  site: Site,
  { title, description, path, languages, hidden = false, picture = sharePicturePath.site, article }: PageHead,
) {
  const places = site.languages.flatMap((language) => {
    const place = languages ? languages.find((one) => one.language === language) : { language, path }
    return place ? [place] : []
  })
  // A page without a translation repeats another, which is the one to show.
  const own = places.find(({ language }) => language === currentLanguage()) ?? places[0]
  const url = own ? addressOf(site, own) : `${site.url}${path}`
  return {
    meta: [
      { title: searchTitle(title, site.name) },
      { name: 'description', content: description },
      ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:type', content: article ? 'article' : 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: `${site.host}${picture}` },
      { property: 'og:image:width', content: String(SHARE_PICTURE_WIDTH) },
      { property: 'og:image:height', content: String(SHARE_PICTURE_HEIGHT) },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(article ? articleProperties(article) : []),
    ],
    links: [{ rel: 'canonical', href: url }, ...(hidden ? [] : alternates(site, places))],
  }
}

/** The head of a page that search engines leave out. Its description may name the shop as `{site}` or `{shop}`. */
export function hiddenPageHead(site: Site, path: string, title: string, description: string) {
  const text = fill(description, { site: site.name, shop: site.name })
  return pageHead(site, { title, description: text, path, hidden: true })
}

interface Place {
  language: Language
  path: string
}

function addressOf({ host, languages }: Site, { language, path }: Place): string {
  return `${host}${language === languages[0] ? '' : `/${language}`}${path}`
}

/** The same page in every language: each lists all, or search engines ignore them. */
function alternates(site: Site, places: Place[]) {
  const [main] = places
  if (!main || places.length < 2) return []
  const alternate = (hrefLang: string, place: Place) => {
    return { rel: 'alternate', hrefLang, href: addressOf(site, place) }
  }
  return [...places.map((place) => alternate(place.language, place)), alternate('x-default', main)]
}

function articleProperties({ published, updated, section }: NonNullable<PageHead['article']>) {
  return [
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: updated },
    { property: 'article:section', content: section },
  ]
}
