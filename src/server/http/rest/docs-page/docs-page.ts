import { randomBytes } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Environment } from '#server/config/env.ts'
import { plainDocument } from '#server/html/plain-document.ts'
import { sealPage } from '#server/http/middleware/security.ts'
import { type Call, callSection } from '#server/http/rest/docs-page/call-section.ts'
import styles from '#server/http/rest/docs-page/docs-page.css?raw'
import script from '#server/http/rest/docs-page/try-it.js?raw'
import type { ApiDocument } from '#server/http/rest/document/describe.ts'
import type { RestApi } from '#server/http/rest/rest-app.ts'
import type { Assets } from '#shared/site/assets.ts'

/** One page for everyone, made on the first request and when the shop's name changes. */
export function mountDocsPage(api: RestApi, document: () => ApiDocument, env: Environment, assets: Assets) {
  let made: ReturnType<typeof sealPage> | undefined
  let madeFor = ''
  api.get('/docs', async (c) => {
    if (madeFor !== env.SITE_NAME) made = undefined
    madeFor = env.SITE_NAME
    const nonce = randomBytes(16).toString('base64url')
    made ??= sealPage(String(await docsPage(document(), madeFor, assets.styles, nonce)), nonce)
    return c.html(made.html, 200, {
      'Content-Security-Policy': made.policy,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    })
  })
}

function docsPage(document: ApiDocument, siteName: string, styleSheets: string[], nonce: string) {
  const groups = grouped(document)
  const base = document.servers[0]?.url ?? ''
  return plainDocument({
    title: document.info.title,
    head: html`<meta name="description" content="${document.info.description}">
<link rel="icon" href="/favicon.svg">
${styleSheets.map((address) => html`<link rel="stylesheet" href="${address}">`)}
${raw(`<style nonce="${nonce}">${styles}</style>`)}`,
    body: html`<header class="top"><div>
<strong>${document.info.title}</strong>
<a href="openapi.json">OpenAPI document</a>
<a href="/">Back to ${siteName}</a>
</div></header>
<div class="frame">
<nav class="calls" aria-label="Calls">
${[...groups].map(([tag, calls]) => html`<p>${tag}</p><ul>${calls.map(link)}</ul>`)}
</nav>
<main>
<h1>${document.info.title}</h1>
<p>${document.info.description}</p>
<p>All URLs begin with <code>${base}</code>. The first call needs no key:</p>
<pre tabindex="0">curl '${base}/products?category=Toys'</pre>
<p>Calls that need an account take a key:</p>
<pre tabindex="0">curl -H 'Authorization: Bearer YOUR_KEY' ${base}/me</pre>
<label for="api-key">API key for calls from this page</label>
<input id="api-key" autocomplete="off" spellcheck="false" autocapitalize="none">
<p class="key">It stays on this page and is removed when you leave. Without a key, calls are made as the account that is signed in here.</p>
${[...groups].map(
  ([tag, calls]) =>
    html`<h2>${tag}</h2>${calls.map((call) => callSection(call, document.components.schemas))}`,
)}
</main>
</div>
${raw(`<script type="module" nonce="${nonce}">${script}</script>`)}`,
  })
}

function link({ method, path, operation }: Call) {
  return html`<li><a href="#${operation.operationId}">${method} ${path}</a></li>`
}

const LAST_TAG = 'Service'

function grouped({ paths }: ApiDocument): Map<string, Call[]> {
  const groups = new Map<string, Call[]>()
  for (const [path, operations] of Object.entries(paths)) {
    for (const [verb, operation] of Object.entries(operations)) {
      const call = { method: verb.toUpperCase(), path, operation }
      const tag = operation.tags[0] ?? LAST_TAG
      groups.set(tag, [...(groups.get(tag) ?? []), call])
    }
  }
  const isLast = ([tag]: [string, Call[]]) => Number(tag === LAST_TAG)
  return new Map([...groups].sort((a, b) => isLast(a) - isLast(b)))
}
