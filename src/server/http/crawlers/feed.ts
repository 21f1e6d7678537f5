import { element, escapeXml, textElement, XML_DECLARATION } from '#server/http/crawlers/xml.ts'
import type { Caller } from '#server/router.ts'
import { articleCategoryName } from '#shared/articles/article-categories.ts'
import { fill } from '#shared/messages/fill.ts'
import { currentLanguage, localLink, localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { sharePicturePath } from '#shared/pictures/share-picture-addresses.ts'

type Article = Awaited<ReturnType<Caller['blog']['full']>>[number]

interface Publisher {
  name: string
  /** The address of files; pages are in the language of the request. */
  host: string
}

/** Links in our own texts that work only on this site. */
const OWN_LINK = /(<(?:a|img)\b[^<>]*? (?:href|src)=")([/#][^"]*)"/g

export async function articleFeed(caller: Caller, { name, host }: Publisher): Promise<string> {
  const articles = await caller.blog.full()
  const url = `${host}${localPath('')}`
  const changed = articles.map(({ updated }) => updated).sort()
  const content = [
    textElement('id', `${url}/blog`),
    textElement('title', fill(m.feedTitle, { shop: name })),
    textElement('subtitle', m.feedSubtitle),
    textElement('updated', moment(changed.at(-1) ?? '1970-01-01')),
    element('link', { rel: 'self', type: 'application/atom+xml', href: `${url}/feed.xml` }),
    element('link', { rel: 'alternate', type: 'text/html', href: `${url}/blog` }),
    textElement('icon', `${host}/icons/icon-192.png`),
    ...articles.map((article) => entry(article, host)),
  ]
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': currentLanguage() }
  return `${XML_DECLARATION}${element('feed', attributes, `\n${content.join('\n')}\n`)}\n`
}

function entry(article: Article, host: string): string {
  const address = `${host}${localPath(`/blog/${article.slug}`)}`
  const content = [
    textElement('id', address),
    textElement('title', article.title),
    element('link', { rel: 'alternate', type: 'text/html', href: address }),
    textElement('published', moment(article.published)),
    textElement('updated', moment(article.updated)),
    element('author', {}, textElement('name', article.author)),
    element('category', { term: article.category, label: articleCategoryName(article.category) }),
    textElement('summary', article.excerpt),
    textElement('content', absoluteLinks(fullText(article), host, address), { type: 'html' }),
  ]
  return element('entry', {}, `\n${content.join('\n')}\n`)
}

function fullText(article: Article): string {
  const points = article.keyPoints.map((point) => `<li>${escapeXml(point)}</li>`).join('')
  return [
    `<p><img src="${sharePicturePath.article(article)}" alt="" width="1200" height="630"></p>`,
    article.introduction,
    `<h2>${m.keyPoints}</h2><ul>${points}</ul>`,
    article.body,
    `<h2>${m.expertAdvice}</h2><blockquote><p>${escapeXml(article.expertAdvice)}</p><p>${escapeXml(article.author)}</p></blockquote>`,
    article.conclusion,
  ].join('\n')
}

function absoluteLinks(html: string, host: string, address: string): string {
  return html.replace(OWN_LINK, (_, start: string, link: string) => {
    return `${start}${link.startsWith('#') ? `${address}${link}` : `${host}${localLink(link)}`}"`
  })
}

function moment(day: string): string {
  return `${day}T00:00:00Z`
}
