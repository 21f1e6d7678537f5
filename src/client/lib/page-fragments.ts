import type { CachedFragment, FragmentCache, FragmentLink } from '#shared/fragment-cache.ts'

const INTERNAL_LINK = /<a [^>]*?href="(\/[^"]*)"/g
/** A menu has about as many as it has links. */
const MOST_VARIANTS = 100

interface PageLocation {
  pathname: string
  searchStr: string
}

/** The fragments of one rendering. */
export interface PageFragments {
  /** The HTML that another page with the same links to itself has made. */
  find: (name: string) => string | undefined
  /** What stands around a fragment that is rendered anew; undefined for the second of its name on a page. */
  marksOf: (name: string) => { start: string; end: string } | undefined
  /** The page without its marks; what stood between them is kept. */
  collect: (html: string) => string
}

/**
 * `secret` is in no content, so that no text of a page is taken for a mark. The location is read when a fragment is asked
 * for: only then does the router know it.
 */
export function pageFragments(
  cache: FragmentCache,
  secret: string,
  location: () => PageLocation,
): PageFragments {
  const rendered: string[] = []
  const start = `[${secret} `
  const end = `[/${secret}]`
  return {
    find(name) {
      const known = cache.get(name)
      return known?.htmlOf.get(relationOf(known.links, location()))
    },
    marksOf(name) {
      if (rendered.includes(name)) return undefined
      rendered.push(name)
      return { start: `${start}${rendered.length - 1}]`, end }
    },
    collect(html) {
      let page = ''
      let from = 0
      for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, from)) {
        const begin = html.indexOf(']', at) + 1
        const until = html.indexOf(end, begin)
        const fragment = html.slice(begin, until)
        page += html.slice(from, at) + fragment
        from = until + end.length
        keep(cache, rendered[Number(html.slice(at + start.length, begin - 1))] ?? '', fragment, location())
      }
      return page + html.slice(from)
    },
  }
}

function keep(cache: FragmentCache, name: string, html: string, location: PageLocation): void {
  const known: CachedFragment = cache.get(name) ?? { links: linksOf(html), htmlOf: new Map() }
  if (known.htmlOf.size < MOST_VARIANTS) known.htmlOf.set(relationOf(known.links, location), copyOf(html))
  cache.set(name, known)
}

/** A text that is cut out of a page holds all of that page in memory. */
function copyOf(html: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(html))
}

function linksOf(html: string): FragmentLink[] {
  const addresses = new Set([...html.matchAll(INTERNAL_LINK)].map(([, href = '']) => href))
  return [...addresses].flatMap((href) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), 'http://localhost')
    if (!url) return []
    const names = [...new Set(url.searchParams.keys())]
    const query = names.map((name): [string, string] => [name, valuesOf(url.searchParams, name)])
    return { path: withoutLastSlash(url.pathname), query }
  })
}

/**
 * How a page's address relates to each link, at least as finely as the router tells a link to the page itself from others:
 * does the link lead to it, above it or elsewhere, and are its parameters all of the page's, some of them or others.
 */
function relationOf(links: readonly FragmentLink[], { pathname, searchStr }: PageLocation): string {
  const current = withoutLastSlash(pathname)
  const search = new URLSearchParams(searchStr)
  let relation = ''
  for (const { path, query } of links) {
    if (current !== path && !current.startsWith(`${path}/`)) {
      relation += '-'
      continue
    }
    const isPart = query.every(([name, values]) => valuesOf(search, name) === values)
    const isWhole = isPart && new Set(search.keys()).size === query.length
    relation += (current === path ? 'P' : 'A') + (isWhole ? '=' : isPart ? '>' : '!')
  }
  return relation
}

function valuesOf(search: URLSearchParams, name: string): string {
  return JSON.stringify(search.getAll(name))
}

function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
