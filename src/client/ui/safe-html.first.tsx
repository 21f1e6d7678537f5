interface SafeHtmlProps {
  html: string
  className?: string
}

/** HTML that the server rendered from our own Markdown. Raw HTML is escaped and unsafe links are removed. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: render-article.ts lets no foreign markup through
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
