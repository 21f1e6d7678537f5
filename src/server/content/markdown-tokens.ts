import type { MarkedOptions, Token } from 'marked'
import { MarkdownFault, readMarkdown } from '#shared/inputs/bounded-markdown.ts'

/** Returns the tokens of Markdown. A stored text that takes too long to parse is returned as plain paragraphs. */
export function markdownTokens(markdown: string, syntax?: MarkedOptions<string, string>): Token[] {
  try {
    return readMarkdown(markdown, syntax)
  } catch (error) {
    if (!(error instanceof MarkdownFault)) throw error
    return markdown.split(/(?<=\n\n)/).map(plainToken)
  }
}

function plainToken(raw: string): Token {
  const text = raw.trim()
  if (!text) return { type: 'space', raw }
  return { type: 'paragraph', raw, text, tokens: [{ type: 'text', raw: text, text, escaped: false }] }
}
