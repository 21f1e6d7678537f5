interface SafeHtmlProps {
  html: string
  className?: string
}

/** HTML that the server made of our own Markdown: what is not Markdown is escaped, and unsafe links are left out. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: render-article.ts lets no foreign markup through
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
