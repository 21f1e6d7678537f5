import { LRUCache } from 'lru-cache'
import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import { linkNameOf } from '#shared/affiliate/link-name.ts'
import { PRODUCT_SYNTAX } from '#shared/inputs/product-blocks.ts'
import { fill } from '#shared/messages/fill.ts'
import { currentLanguage } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import type { ArticleText } from './article.ts'
import { isSectionHeading, partTokens } from './article-parts.ts'
import { markdownTokens } from './markdown-tokens.ts'
import { productPlaceholders, withoutPrices } from './product-placeholders.ts'

/** Ids that the page around the text uses itself. */
const PAGE_IDS = [
  'main',
  'beginning',
  'contents-heading',
  'key-points',
  'expert-advice',
  'share',
  'related-products',
  'related-articles',
  'results-heading',
  'partners-heading',
]
const SAFE_LINK = /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i

/** Caches recent renderings by Markdown and language: a change of the catalog rerenders pages, but not their texts. */
const rendered = new LRUCache<string, ArticleText>({
  maxSize: 4_000_000,
  sizeCalculation: ({ introduction, body, conclusion }, markdown) =>
    1 + markdown.length + introduction.length + body.length + conclusion.length,
})

export function renderArticle(markdown: string): ArticleText {
  const key = `${currentLanguage()} ${markdown}`
  const articleText = rendered.get(key) ?? renderParts(markdown)
  rendered.set(key, articleText)
  return articleText
}

function renderParts(markdown: string): ArticleText {
  const sections: ArticleText['sections'] = []
  const { products, renderers } = productPlaceholders()
  const marked = new Marked({ renderer: createRenderer(sections) }, renderers)
  const render = (tokens: Token[]) => marked.parser(tokens).trim()
  const { introduction, body, conclusion } = partTokens(markdownTokens(markdown, PRODUCT_SYNTAX))
  return {
    introduction: render(introduction),
    body: render(body),
    conclusion: render(conclusion),
    sections,
    products,
  }
}

export function renderMarkdown(markdown: string): string {
  const marked = new Marked({ renderer: createRenderer([]) })
  return marked.parser(markdownTokens(markdown)).trim()
}

/** Renders safe HTML, a section for each second-level heading; the part before it has no title. */
export function renderSections(markdown: string) {
  const titles: ArticleText['sections'] = []
  const marked = new Marked({ renderer: createRenderer(titles) })
  const groups: Token[][] = [[]]
  for (const token of markdownTokens(markdown)) {
    if (isSectionHeading(token)) groups.push([token])
    else groups.at(-1)?.push(token)
  }
  const [beginning = [], ...sections] = groups
  const render = (tokens: Token[]) => marked.parser(tokens).trim()
  const first = { id: 'beginning', title: '', html: render(beginning) }
  const rest = sections.map(([heading, ...text]) => {
    if (heading) render([heading])
    const { id = '', title = '' } = titles.at(-1) ?? {}
    return { id, title, html: render(text) }
  })
  return first.html ? [first, ...rest] : rest
}

function createRenderer(sections: ArticleText['sections']): RendererObject<string, string> {
  const uniqueId = uniqueIds()
  return {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const title = withoutPrices(this.parser.parseInline(tokens, this.parser.textRenderer))
      const id = uniqueId(anchor(title))
      if (depth === 2) sections.push({ id, title })
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      // Named links are resolved or removed by `withAffiliateLinks`.
      const isSafe = SAFE_LINK.test(href) || linkNameOf(href) !== undefined
      return isSafe ? `<a href="${escapeHtml(href)}">${text}</a>` : text
    },
    checkbox: ({ checked }) =>
      `<input type="checkbox" disabled${checked ? ' checked' : ''} aria-label="${checked ? m.done : m.toDo}"> `,
    image: ({ href, text }) =>
      SAFE_LINK.test(href)
        ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy" decoding="async">`
        : escapeHtml(text),
    table({ header, rows }) {
      const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens)
      const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')
      const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`)
      const label = fill(m.tableOf, { columns: header.map((cell) => cell.text).join(', ') })
      return `<div tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`
    },
  }
}

function uniqueIds(): (preferred: string) => string {
  const taken = new Set(PAGE_IDS)
  const counts = new Map<string, number>()
  return (preferred) => {
    let count = counts.get(preferred) ?? 1
    let id = count === 1 ? preferred : `${preferred}-${count}`
    while (taken.has(id)) {
      count += 1
      id = `${preferred}-${count}`
    }
    counts.set(preferred, count)
    taken.add(id)
    return id
  }
}

function anchor(heading: string): string {
  const words = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return words || 'section'
}
