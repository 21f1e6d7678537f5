import { decodeHTMLStrict } from 'entities'
import { excerpt } from '#shared/text/text-folding.ts'
import { renderArticle } from './render-article.ts'

const SUMMARY_LENGTH = 155

/** Renders a landing page's Markdown as safe HTML: the introduction for above its products, the sections for below. */
export function renderLandingText(markdown: string) {
  const { introduction, body, conclusion, products } = renderArticle(markdown)
  return {
    introduction,
    sections: [body, conclusion].filter(Boolean).join('\n'),
    products,
    summary: excerpt(plain(introduction), SUMMARY_LENGTH),
  }
}

function plain(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h\d|tr)>|<br>/g, ' ')
  return decodeHTMLStrict(spaced.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}
