import type { BlogPosting, Thing } from 'schema-dts'
import type { Article, ArticleCard } from '#client/lib/trpc.ts'
import { type PageFacts, pageNode } from '#client/structured-data/page-nodes.ts'
import { breadcrumbs, itemList, organization, type Place } from '#client/structured-data/site-nodes.ts'
import { sharePicturePath } from '#shared/pictures/share-picture-addresses.ts'
import type { BlogSearch } from '#shared/search-params/articles.ts'
import type { Site } from '#shared/site/site.ts'

const BLOG: Place = { name: 'Blog', path: '/blog' }

export function blogNodes(
  site: Site,
  facts: PageFacts,
  { category }: BlogSearch,
  articles: ArticleCard[] = [],
): Thing[] {
  const way = breadcrumbs(site, [BLOG, ...(category ? [categoryPlace(category)] : [])])
  const paths = articles.map(({ slug }) => `/blog/${slug}`)
  const list = paths.length > 0 ? [itemList(site, { paths, total: paths.length })] : []
  return [way, pageNode(site, 'CollectionPage', facts), ...list]
}

export function articleNodes(site: Site, article: Article | undefined): Thing[] {
  if (!article) return []
  const { title, slug, category } = article
  return [
    breadcrumbs(site, [BLOG, categoryPlace(category), { name: title, path: `/blog/${slug}` }]),
    posting(site, article),
  ]
}

function posting(site: Site, article: Article): BlogPosting {
  const url = `${site.url}/blog/${article.slug}`
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    image: [`${site.url}${sharePicturePath.article(article)}`, `${site.url}/images/${article.picture}.webp`],
    datePublished: article.published,
    dateModified: article.updated,
    articleSection: article.category,
    inLanguage: 'en',
    author: { '@type': 'Organization', name: article.author, url: `${site.url}/about` },
    publisher: organization(site),
  }
}

function categoryPlace(category: string): Place {
  return { name: category, path: `/blog?${new URLSearchParams({ category })}` }
}
