import type { Graph, Thing } from 'schema-dts'
import { listInput } from '#client/lib/list-input.ts'
import type { PageRouter } from '#client/router.tsx'
import { articleNodes, blogNodes } from '#client/structured-data/article-nodes.ts'
import { donateNodes, type PageFacts, plainPageNodes } from '#client/structured-data/page-nodes.ts'
import { landingPageNodes, productNodes, shopNodes } from '#client/structured-data/product-nodes.ts'
import { organization, website } from '#client/structured-data/site-nodes.ts'
import { landingSearch } from '#shared/products/landing-query.ts'
import type { Site } from '#shared/site/site.ts'

/** Describes the page by the loader's data in a script element; empty if there is nothing to say. */
export function structuredData(router: PageRouter): string {
  const nodes = pageNodes(router)
  return nodes.length > 0 ? scriptElement({ '@context': 'https://schema.org', '@graph': nodes }) : ''
}

function pageNodes({ state, options }: PageRouter): Thing[] {
  const { site, trpc } = options.context
  const match = state.matches.at(-1)
  const categories = trpc.categories.list.getData() ?? []
  const facts = factsOf(site, match)
  if (!match || !facts) return []
  switch (match.routeId) {
    case '/':
      return [organization(site), website(site)]
    case '/products/':
      return shopNodes(
        site,
        facts,
        match.search,
        trpc.products.cards.getData(listInput(match.search)),
        categories,
      )
    case '/shop/$slug': {
      const landing = trpc.landingPages.bySlug.getData({ slug: match.params.slug })
      const list = landing && listInput(landingSearch(landing.query, match.search))
      const page = list && trpc.products.cards.getData(list)
      return landing ? landingPageNodes(site, facts, landing, page) : []
    }
    case '/products/$product': {
      const id = match.loaderData?.id ?? 0
      const offers = trpc.products.offers.getData({ id })
      return productNodes(site, trpc.products.byId.getData({ id }), offers, categories)
    }
    case '/blog/':
      return blogNodes(site, facts, match.search, trpc.blog.list.getData(match.search))
    case '/blog/$slug':
      return articleNodes(site, trpc.blog.bySlug.getData({ slug: match.params.slug }))
    case '/about':
      return plainPageNodes(site, 'AboutPage', facts)
    case '/contact':
      return plainPageNodes(site, 'ContactPage', facts)
    case '/donate':
      return donateNodes(site, facts)
    default:
      return match.routeId.startsWith('/admin') ? [] : plainPageNodes(site, 'WebPage', facts)
  }
}

interface Headed {
  meta?: (object | undefined)[] | undefined
  links?: (object | undefined)[] | undefined
}

/** A page that is not found has a head without a description or URL. */
function factsOf(site: Site, match: Headed | undefined): PageFacts | undefined {
  const title = find(match?.meta, { property: 'og:title' }, 'content')
  const description = find(match?.meta, { name: 'description' }, 'content')
  const address = find(match?.links, { rel: 'canonical' }, 'href')
  if (!title || !description || !address?.startsWith(site.url)) return undefined
  return { title, description, path: address.slice(site.url.length) }
}

function find(tags: Headed['meta'], required: Record<string, string>, attribute: string): string | undefined {
  const tag = tags?.find(
    (one) => one && Object.entries(required).every(([name, value]) => Reflect.get(one, name) === value),
  )
  const result: unknown = tag && Reflect.get(tag, attribute)
  return typeof result === 'string' ? result : undefined
}

/** Escapes `<`, so no text of ours or of a feed can end the element. */
function scriptElement(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
