import { Marked, type RendererObject, type Tokens } from 'marked'
import { markdownTokens } from '#server/content/markdown-tokens.ts'
import { linkNameOf } from '#shared/affiliate/link-name.ts'
import { localLink } from '#shared/messages/languages.ts'
import { brandPalette } from '#shared/site/brand-palette.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'

const FONT_SIZE = 'font-size:17px;line-height:1.6;color:#22302F'
const HEADING =
  "font-family:'Bricolage Grotesque','Avenir Next','Segoe UI',Helvetica,Arial,sans-serif;font-weight:700;letter-spacing:-0.015em;line-height:1.2;color:#22302F"
const HEADING_SIZES = [26, 24, 20, 18, 17, 17]
const CELL = 'padding:9px 14px 9px 0;border-bottom:1px solid #EAE2D6;font-size:16px;text-align:left'

/**
 * Converts Markdown to the HTML of an email. Styles are inline, because many programs drop style sheets. Raw markup is
 * shown as text, and links other than http(s), mailto or named ones are removed. Paths become absolute URLs.
 */
export function campaignHtml(markdown: string, siteUrl: string, accent?: string): string {
  const marked = new Marked({ renderer: createRenderer(siteUrl, accent) })
  return marked.parser(markdownTokens(markdown)).trim()
}

function createRenderer(siteUrl: string, accent: string | undefined): RendererObject<string, string> {
  const { fg, border } = brandPalette(accent)
  return {
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const size = HEADING_SIZES[depth - 1]
      // The subject is the top heading, so the text's headings begin below it.
      const level = Math.max(2, depth)
      return `<h${level} style="margin:30px 0 12px;font-size:${size}px;${HEADING}">${this.parser.parseInline(tokens)}</h${level}>\n`
    },
    paragraph({ tokens }) {
      return `<p style="margin:0 0 18px;${FONT_SIZE}">${this.parser.parseInline(tokens)}</p>\n`
    },
    list({ ordered, start, items }) {
      const tag = ordered ? 'ol' : 'ul'
      const from = ordered && start !== 1 ? ` start="${start}"` : ''
      const body = items.map((item) => this.listitem(item)).join('')
      return `<${tag}${from} style="margin:0 0 18px;padding:0 0 0 24px;${FONT_SIZE}">${body}</${tag}>\n`
    },
    listitem({ tokens }) {
      return `<li style="margin:0 0 8px">${this.parser.parse(tokens)}</li>`
    },
    blockquote({ tokens }) {
      return `<blockquote style="margin:0 0 18px;padding:4px 0 1px 20px;border-left:4px solid ${border[0]}">${this.parser.parse(tokens)}</blockquote>\n`
    },
    code: ({ text }) =>
      `<pre style="margin:0 0 18px;white-space:pre-wrap;font-size:15px">${escapeHtml(text)}</pre>\n`,
    hr: () => '<hr style="margin:30px 0;border:0;border-top:1px solid #EAE2D6">\n',
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      const address = linkNameOf(href) === undefined ? safeAddress(localLink(href), siteUrl) : href
      return address
        ? `<a href="${escapeHtml(address)}" style="color:${fg[0]};text-decoration:underline">${text}</a>`
        : text
    },
    image({ href, text }) {
      const address = safeAddress(href, siteUrl, ['https:', 'http:'])
      if (!address) return escapeHtml(text)
      return `<img src="${escapeHtml(address)}" alt="${escapeHtml(text)}" width="510" style="display:block;width:100%;max-width:510px;height:auto;margin:6px 0;border:0;border-radius:16px">`
    },
    table({ header, rows }) {
      const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens)
      const head = header.map((cell) => `<th style="${CELL}">${inline(cell)}</th>`).join('')
      const body = rows.map(
        (row) => `<tr>${row.map((cell) => `<td style="${CELL}">${inline(cell)}</td>`).join('')}</tr>`,
      )
      return `<table cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 20px;border-collapse:collapse"><tr>${head}</tr>${body.join('')}</table>\n`
    },
  }
}

function safeAddress(
  href: string,
  siteUrl: string,
  protocols = ['https:', 'http:', 'mailto:'],
): string | undefined {
  const url = URL.parse(href, `${siteUrl}/`)
  return url && protocols.includes(url.protocol) ? url.href : undefined
}
