import type { BlogPosting, ItemList, Organization, Person, Review, Thing } from 'schema-dts'
import type { Article, ArticleCard } from '#client/lib/trpc.ts'
import { type PageFacts, pageNode } from '#client/structured-data/page-nodes.ts'
import { breadcrumbs, itemList, organization, type Place } from '#client/structured-data/site-nodes.ts'
import { type ArticleCategory, articleCategoryName } from '#shared/articles/article-categories.ts'
import { currentLanguage } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { sharePicturePath } from '#shared/pictures/share-picture-addresses.ts'
import type { BlogSearch } from '#shared/search-params/articles.ts'
import type { Site } from '#shared/site/site.ts'

const GROUP = /\b(?:team|staff|editors|editorial|redaktion(?:en)?)\b/i
const blogPlace = (): Place => ({ name: m.blog, path: '/blog' })

export function blogNodes(
  site: Site,
  facts: PageFacts,
  { category }: BlogSearch,
  articles: ArticleCard[] = [],
): Thing[] {
  const way = breadcrumbs(site, [blogPlace(), ...(category ? [categoryPlace(category)] : [])])
  const paths = articles.map(({ slug }) => `/blog/${slug}`)
  const list = paths.length > 0 ? [itemList(site, { paths, total: paths.length })] : []
  return [way, pageNode(site, 'CollectionPage', facts), ...list]
}

export function articleNodes(site: Site, article: Article | undefined): Thing[] {
  if (!article) return []
  const { title, slug, category } = article
  return [
    breadcrumbs(site, [blogPlace(), categoryPlace(category), { name: title, path: `/blog/${slug}` }]),
    posting(site, article),
    ...picksOf(site, article),
    ...(article.reviews ?? []).map((review) => reviewNode(site, article, review)),
  ]
}

/** Lists addresses alone: an offer belongs to the product's own page. */
function picksOf(site: Site, { picks = [] }: Article): ItemList[] {
  const paths = picks.map((address) => `/products/${address}`)
  return paths.length > 0 ? [itemList(site, { paths, total: paths.length })] : []
}

/** A judgment in the author's words, without a rating that nobody measured. */
function reviewNode(site: Site, article: Article, review: NonNullable<Article['reviews']>[number]): Review {
  const { name, address, headline, verdict, pros, cons } = review
  return {
    '@type': 'Review',
    author: authorOf(site, article),
    ...(headline && { name: headline }),
    reviewBody: verdict,
    datePublished: article.published,
    itemReviewed: { '@type': 'Product', name, url: `${site.url}/products/${address}` },
    ...(pros.length > 0 && { positiveNotes: statements(pros) }),
    ...(cons.length > 0 && { negativeNotes: statements(cons) }),
  }
}

function statements(texts: string[]): ItemList {
  const listed = texts.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name }) as const)
  return { '@type': 'ItemList', itemListElement: listed }
}

function posting(site: Site, article: Article): BlogPosting {
  const url = `${site.url}/blog/${article.slug}`
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    image: [
      `${site.host}${sharePicturePath.article(article)}`,
      `${site.host}/images/${article.picture}.webp`,
    ],
    datePublished: article.published,
    dateModified: article.updated,
    articleSection: articleCategoryName(article.category),
    inLanguage: article.lang ?? currentLanguage(),
    author: authorOf(site, article),
    publisher: organization(site),
  }
}

/** A team or the shop itself writes as an organization, anyone else as a person. */
function authorOf(site: Site, { author }: Article): Organization | Person {
  const isTeam = GROUP.test(author) || author.includes(site.name)
  return isTeam
    ? { '@type': 'Organization', name: author, url: `${site.url}/about` }
    : { '@type': 'Person', name: author }
}

function categoryPlace(category: ArticleCategory): Place {
  return { name: articleCategoryName(category), path: `/blog?${new URLSearchParams({ category })}` }
}
