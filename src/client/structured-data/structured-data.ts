import type { Graph, Thing } from 'schema-dts'
import { listInput } from '#client/lib/list-input.ts'
import type { PageRouter } from '#client/router.tsx'
import { articleNodes, blogNodes } from '#client/structured-data/article-nodes.ts'
import { productNodes, shopNodes } from '#client/structured-data/product-nodes.ts'
import { organization, website } from '#client/structured-data/site-nodes.ts'

/**
 * The rendered page as schema.org sees it: a script element, empty where there is nothing to say. It is made of what the
 * page's loader put into the query cache and reaches neither the browser's scripts nor its data.
 */
export function structuredData(router: PageRouter): string {
  const nodes = pageNodes(router)
  return nodes.length > 0 ? scriptElement({ '@context': 'https://schema.org', '@graph': nodes }) : ''
}

function pageNodes({ state, options }: PageRouter): Thing[] {
  const { site, trpc } = options.context
  const match = state.matches.at(-1)
  switch (match?.routeId) {
    case '/':
      return [organization(site), website(site)]
    case '/products/':
      return shopNodes(site, match.search, trpc.products.list.getData(listInput(match.search)))
    case '/products/$product':
      return productNodes(site, match.loaderData && trpc.products.byId.getData({ id: match.loaderData.id }))
    case '/blog/':
      return blogNodes(site, match.search, trpc.blog.list.getData(match.search))
    case '/blog/$slug':
      return articleNodes(site, trpc.blog.bySlug.getData({ slug: match.params.slug }))
    default:
      return []
  }
}

/** `<` is written as an escape, so no text of ours or of a feed can end the element. */
function scriptElement(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
}
