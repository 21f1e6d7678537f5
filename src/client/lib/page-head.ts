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
  /** The picture of a shared link: an absolute path on this site. */
  picture?: string
  /** Makes the page an article. Dates are ISO dates. */
  article?: { published: string; updated: string; section: string }
}

export function pageHead(
  site: Site,
  { title, description, path, hidden = false, picture = sharePicturePath.site, article }: PageHead,
) {
  const url = `${site.url}${path}`
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
    links: [{ rel: 'canonical', href: url }, ...(hidden ? [] : alternates(site, path))],
  }
}

/** The same page in every language: each lists all, or search engines ignore them. */
function alternates({ host, languages }: Site, path: string) {
  if (languages.length < 2) return []
  const links = languages.map((language, index) => ({
    rel: 'alternate',
    hrefLang: language,
    href: `${host}${index === 0 ? '' : `/${language}`}${path}`,
  }))
  return [...links, { rel: 'alternate', hrefLang: 'x-default', href: `${host}${path}` }]
}

function articleProperties({ published, updated, section }: NonNullable<PageHead['article']>) {
  return [
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: updated },
    { property: 'article:section', content: section },
  ]
}
