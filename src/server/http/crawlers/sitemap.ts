import { element, textElement, XML_DECLARATION } from '#server/http/crawlers/xml.ts'
import type { Caller } from '#server/router.ts'
import type { Language } from '#shared/messages/languages.ts'
import { productAddress } from '#shared/products/product-address.ts'

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
/** These pages have no date of their last change. */
const UNDATED_PAGES = [
  '/about',
  '/contact',
  '/donate',
  '/premium',
  '/subscribe',
  '/privacy-policy',
  '/terms-of-service',
]

interface LocalShop {
  language: Language
  url: string
}

interface Entry {
  address: string
  /** The languages that it exists in; omitted for all. */
  languages?: Language[]
  /** Milliseconds since 1970 or an ISO day; omitted when unknown. */
  changed?: number | string | undefined
}

export async function sitemapIndex(caller: Caller, url: string): Promise<string> {
  const { parts, changedAt } = await caller.sitemap.catalog()
  const articles = await caller.blog.overview()
  const pages = { address: `${url}/sitemaps/pages.xml`, changed: newest(changedAt, articles) }
  const products = parts.map(({ part, changedAt }) => ({
    address: `${url}/sitemaps/products-${part}.xml`,
    changed: changedAt,
  }))
  return document('sitemapindex', 'sitemap', [pages, ...products])
}

/** All pages except products, in each language. Lists carry the day of their newest content. */
export async function pagesSitemap(caller: Caller, shops: LocalShop[]): Promise<string> {
  const { categories, changedAt } = await caller.sitemap.catalog()
  const articles = await caller.blog.overview()
  const landingPages = await caller.landingPages.overview()
  const topics = [...new Set(articles.map(({ category }) => category))].map((topic) => ({
    address: `/blog?${new URLSearchParams({ category: topic })}`,
    changed: newestDay(articles.filter(({ category }) => category === topic)),
  }))
  const entries: Entry[] = [
    { address: '/', changed: newest(changedAt, articles) },
    { address: '/products', changed: changedAt },
    ...categories.map(({ category, changedAt }) => ({
      address: `/products?${new URLSearchParams({ category })}`,
      changed: changedAt,
    })),
    ...landingPages.map(({ slug, changedAt: ownChange, languages }) => ({
      address: `/shop/${slug}`,
      languages,
      changed: Math.max(ownChange, changedAt ?? 0),
    })),
    { address: '/blog', changed: newestDay(articles) },
    ...topics,
    ...articles.map(({ slug, updated, language }) => ({
      address: `/blog/${slug}`,
      languages: [language],
      changed: updated,
    })),
    ...UNDATED_PAGES.map((address) => ({ address })),
  ]
  return urlset(shops, entries)
}

export async function productsSitemap(
  caller: Caller,
  shops: LocalShop[],
  part: number,
): Promise<string | undefined> {
  const products = await caller.sitemap.products({ part })
  if (products.length === 0) return undefined
  return urlset(
    shops,
    products.map((product) => ({
      address: `/products/${productAddress(product)}`,
      changed: product.updatedAt,
    })),
  )
}

function newestDay(articles: { updated: string }[]): string | undefined {
  return articles
    .map(({ updated }) => updated)
    .sort()
    .at(-1)
}

function newest(changedAt: number | undefined, articles: { updated: string }[]): number | undefined {
  const day = newestDay(articles)
  const times = [changedAt, day && Date.parse(day)].filter((time) => typeof time === 'number')
  return times.length > 0 ? Math.max(...times) : undefined
}

function urlset(shops: LocalShop[], entries: Entry[]): string {
  const local = shops.flatMap(({ language, url }) =>
    entries
      .filter(({ languages }) => languages?.includes(language) ?? true)
      .map(({ address, changed }) => ({ address: `${url}${address}`, changed })),
  )
  return document('urlset', 'url', local)
}

function document(root: string, name: string, entries: Entry[]): string {
  const lines = entries.map(({ address, changed }) => {
    const day = typeof changed === 'number' ? new Date(changed).toISOString() : changed
    return element(name, {}, textElement('loc', address) + (day ? textElement('lastmod', day) : ''))
  })
  return `${XML_DECLARATION}${element(root, NAMESPACE, `\n${lines.join('\n')}\n`)}\n`
}
