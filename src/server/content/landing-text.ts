import { decodeHTMLStrict } from 'entities'
import { excerpt } from '#shared/text/text-folding.ts'
import { renderArticle } from './render-article.ts'

const SUMMARY_LENGTH = 155

/** A landing page's Markdown as safe HTML: what stands above its products and, from the first section on, below them. */
export function renderLandingText(markdown: string) {
  const { introduction, body, conclusion } = renderArticle(markdown)
  return {
    introduction,
    sections: [body, conclusion].filter(Boolean).join('\n'),
    /** How it begins, as search engines show it. */
    summary: excerpt(plain(introduction), SUMMARY_LENGTH),
  }
}

function plain(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h\d|tr)>|<br>/g, ' ')
  return decodeHTMLStrict(spaced.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}
