import { localLink, localPath } from '#shared/messages/languages.ts'

const LINK_WITHIN = / href="(\/[^"]*)"/g

/** HTML that the server rendered from our own Markdown. Raw HTML is escaped and unsafe links are removed. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: render-article.ts lets no foreign markup through
  return <div className={className} dangerouslySetInnerHTML={{ __html: inThisLanguage(html) }} />
}

function inThisLanguage(html: string): string {
  if (!localPath('')) return html
  return html.replace(LINK_WITHIN, (_, path: string) => ` href="${localLink(path)}"`)
}
