import { decodeHTMLStrict } from 'entities'
import { excerpt } from '#shared/text/text-folding.ts'
import { type AdvertisingPlace, withAffiliateLinks } from './affiliate-links.ts'
import { renderArticle } from './render-article.ts'

const SUMMARY_LENGTH = 155

/** Renders a landing page's Markdown as safe HTML: the introduction for above its products, the sections for below. */
export function renderLandingText(markdown: string, place?: AdvertisingPlace) {
  const { introduction, body, conclusion } = renderArticle(markdown)
  const linked = (html: string) => (place ? withAffiliateLinks(html, place) : html)
  return {
    introduction: linked(introduction),
    sections: linked([body, conclusion].filter(Boolean).join('\n')),
    summary: excerpt(plain(introduction), SUMMARY_LENGTH),
  }
}

function plain(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h\d|tr)>|<br>/g, ' ')
  return decodeHTMLStrict(spaced.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}
