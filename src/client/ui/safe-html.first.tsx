import { localLink, localPath } from '#shared/messages/languages.ts'

interface SafeHtmlProps {
  html: string
  className?: string
}

const LINK_WITHIN = / href="(\/[^"]*)"/g

/** HTML that the server rendered from our own Markdown. Raw HTML is escaped and unsafe links are removed. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: render-article.ts lets no foreign markup through
  return <div className={className} dangerouslySetInnerHTML={{ __html: inThisLanguage(html) }} />
}

/** Leads links within the site to pages in the language of this one, unless they name another. */
function inThisLanguage(html: string): string {
  if (!localPath('')) return html
  return html.replace(LINK_WITHIN, (_, path: string) => ` href="${localLink(path)}"`)
}
