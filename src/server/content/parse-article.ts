import { Marked } from 'marked'
import { parse } from 'yaml'
import { type Article, articleFrontMatter } from './article.ts'

const FILE_SHAPE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/
const WORDS_PER_MINUTE = 220

/** Reads one article file. Throws an Error that names the file and the field. */
export function parseArticle(slug: string, source: string): Article {
  const [, head, body] = FILE_SHAPE.exec(source) ?? []
  if (head === undefined || body === undefined)
    throw new Error(`${slug}.md: has no front matter between --- lines`)
  const result = articleFrontMatter.safeParse(readYaml(slug, head))
  if (!result.success) {
    const issues = result.error.issues.map(
      (issue) => `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
    )
    throw new Error(issues.map((issue) => `${slug}.md: ${issue}`).join('\n'))
  }
  const words = body.split(/\s+/).filter(Boolean).length
  return {
    ...result.data,
    slug,
    readMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    ...render(body),
  }
}

function readYaml(slug: string, head: string): unknown {
  try {
    return parse(head)
  } catch (error) {
    throw new Error(`${slug}.md: front matter: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function render(body: string): Pick<Article, 'html' | 'sections'> {
  const sections: Article['sections'] = []
  const marked = new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, text }) {
        const id = anchor(text)
        if (depth === 2) sections.push({ id, title: text })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      table(token) {
        const row = (cells: typeof token.header, tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('')
        return `<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
      },
    },
  })
  const html = marked.parse(body, { async: false })
  return { html, sections }
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
