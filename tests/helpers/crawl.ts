import type { createTestApp } from '#tests/helpers/create-test-app.ts'

type App = ReturnType<typeof createTestApp>['app']

export interface CrawledPage {
  path: string
  status: number
  html: string
  /** Paths on this site, each with the fragment that was asked of it. */
  links: { path: string; fragment: string }[]
}

const SITE = 'http://localhost:3000'
const MAX_PAGES = 400

/** Every page that can be reached by links from `start`, as a browser without JavaScript sees it. */
export async function crawl(app: App, start: string[]): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const waiting = new Set(start)
  for (const path of waiting) {
    if (pages.size >= MAX_PAGES) throw new Error(`More than ${MAX_PAGES} pages: is there a trap?`)
    const page = await visit(app, path)
    pages.set(path, page)
    for (const link of page.links) waiting.add(link.path)
  }
  return pages
}

async function visit(app: App, path: string): Promise<CrawledPage> {
  const response = await app.request(path)
  const html = await response.text()
  return { path, status: response.status, html, links: linksOf(html, path) }
}

function linksOf(html: string, path: string): CrawledPage['links'] {
  // Links marked this way lead behind the sign-in.
  const followed = html.replaceAll(/<a\b[^>]* rel="nofollow"[^>]*>/g, '')
  return attributes(followed, 'a', 'href').flatMap((href) => {
    const url = URL.parse(href, SITE + path)
    return url?.origin === SITE ? [{ path: url.pathname + url.search, fragment: url.hash.slice(1) }] : []
  })
}

/** The values of an attribute of all elements of that name. */
export function attributes(html: string, element: string, attribute: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*? ${attribute}="([^"]*)"`, 'g')
  return [...html.matchAll(pattern)].map(([, value]) => decodeEntities(value ?? ''))
}

/** The content of the meta element of that name, undefined where there is none. */
export function metaContent(html: string, name: string): string | undefined {
  const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined ? undefined : decodeEntities(content)
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
