import { Hono, type Context as HonoContext } from 'hono'
import { addressLanguage } from '#server/config/languages.ts'
import { type Deps, visitorContext } from '#server/context.ts'
import { articleFeed } from '#server/http/crawlers/feed.ts'
import { llmsText } from '#server/http/crawlers/llms.ts'
import { webManifest } from '#server/http/crawlers/manifest.ts'
import { pagesSitemap, productsSitemap, sitemapIndex } from '#server/http/crawlers/sitemap.ts'
import { encodedBody } from '#server/http/files/encoded-body.ts'
import { encodedResponse } from '#server/http/files/encoded-response.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { createCaller } from '#server/router.ts'
import { SITEMAP_MAX_PARTS } from '#shared/inputs/sitemap.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const XML = 'application/xml; charset=utf-8'
const ATOM = 'application/atom+xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const TEN_MINUTES = 'public, max-age=600'
const SECURITY_CONTACT_DAYS = 180

/** Files for crawlers, made on request so that they are never outdated. */
export function crawlerFiles(deps: Deps) {
  const { env } = deps
  const files = new Hono()
  const caller = createCaller(visitorContext(deps))
  const url = env.PUBLIC_URL
  const shops = () =>
    env.LANGUAGES.map((language) => ({ language, url: `${url}${addressLanguage(env, language).prefix}` }))

  files.get('/sitemap.xml', async (c) => file(c, XML, await sitemapIndex(caller, url)))
  files.get('/sitemaps/pages.xml', async (c) => file(c, XML, await pagesSitemap(caller, shops())))
  files.get('/sitemaps/:name', async (c) => {
    const part = partNumber(c.req.param('name'))
    const xml = part && (await productsSitemap(caller, shops(), part))
    return xml ? file(c, XML, xml) : errorResponse(c, 404)
  })
  files.get('/robots.txt', (c) => file(c, TEXT, robotsText(url)))
  files.get('/.well-known/security.txt', (c) => file(c, TEXT, securityText(env)))
  files.get('/.well-known/change-password', (c) => c.redirect('/account', 302))
  files.get('/feed.xml', async (c) =>
    file(c, ATOM, await articleFeed(caller, { name: env.SITE_NAME, host: url })),
  )
  files.get('/llms.txt', async (c) => file(c, TEXT, await llmsText(caller, { name: env.SITE_NAME, url })))
  files.get('/manifest.webmanifest', (c) =>
    file(c, 'application/manifest+json', JSON.stringify(webManifest(env.SITE_NAME, env.SITE_ICON))),
  )
  return files
}

function file(c: HonoContext, type: string, content: string) {
  const headers = { 'Content-Type': type, 'Cache-Control': TEN_MINUTES, Vary: 'Accept-Encoding' }
  return encodedResponse(c, { body: encodedBody(content), headers, isPublic: true })
}

function partNumber(name: string): number | undefined {
  const part = Number(/^products-([1-9]\d{0,4})\.xml$/.exec(name)?.[1])
  return part <= SITEMAP_MAX_PARTS ? part : undefined
}

/** RFC 9116. The address holds as long as the server runs; half a year is what a reader may rely on. */
function securityText({ PUBLIC_URL, CONTACT_EMAIL }: Deps['env']): string {
  const expires = new Date(Date.now() + SECURITY_CONTACT_DAYS * DAY_MS).toISOString().slice(0, 10)
  return `Contact: mailto:${CONTACT_EMAIL}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${PUBLIC_URL}/.well-known/security.txt
`
}

/** Calls and the admin area are not for crawlers; other unlisted pages declare it themselves. */
function robotsText(url: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /trpc/

Sitemap: ${url}/sitemap.xml
`
}
