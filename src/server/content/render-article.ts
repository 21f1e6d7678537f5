import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import { escapeHtml } from '#shared/escape-html.ts'
import type { ArticleText } from './article.ts'

/** Ids that the page around the text has for itself. */
const PAGE_IDS = ['main', 'key-points', 'expert-advice', 'share', 'related-products', 'related-articles']
const SAFE_LINK = /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i

/** Markdown to safe HTML in its three parts; a part that the text does not have is empty. */
export function renderArticle(markdown: string): ArticleText {
  const sections: ArticleText['sections'] = []
  const marked = new Marked({ renderer: createRenderer(sections) })
  const render = (tokens: Token[]) => marked.parser(tokens).trim()
  const tokens = marked.lexer(markdown)
  const first = firstOr(tokens.findIndex(isSectionHeading), tokens.length)
  const last = firstOr(tokens.findLastIndex(isSectionHeading), tokens.length)
  const end = isConclusion(tokens[last]) ? last : tokens.length
  return {
    introduction: render(tokens.slice(0, first)),
    body: render(tokens.slice(first, end)),
    conclusion: render(tokens.slice(end)),
    sections,
  }
}

function firstOr(index: number, otherwise: number): number {
  return index === -1 ? otherwise : index
}

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2
}

function isConclusion(token: Token | undefined): boolean {
  return token !== undefined && isSectionHeading(token) && token.text.trim() === 'Conclusion'
}

/** Adds each second-level heading to `sections` on its way. */
function createRenderer(sections: ArticleText['sections']): RendererObject<string, string> {
  const taken = new Set(PAGE_IDS)
  return {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const title = this.parser.parseInline(tokens, this.parser.textRenderer)
      const id = uniqueId(anchor(title), taken)
      if (depth === 2) sections.push({ id, title })
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      return SAFE_LINK.test(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text
    },
    image: ({ href, text }) =>
      SAFE_LINK.test(href)
        ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy" decoding="async">`
        : escapeHtml(text),
    table({ header, rows }) {
      const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens)
      const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')
      const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`)
      const label = `Table: ${header.map((cell) => cell.text).join(', ')}`
      return `<div tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`
    },
  }
}

function uniqueId(wanted: string, taken: Set<string>): string {
  const candidates = [wanted, ...Array.from(taken, (_, index) => `${wanted}-${index + 2}`)]
  const id = candidates.find((candidate) => !taken.has(candidate)) ?? wanted
  taken.add(id)
  return id
}

function anchor(heading: string): string {
  const words = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return words || 'section'
}
