import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import type { RenderedContent } from '#shared/content/content-blocks.ts'

export function ownSections(sections: RenderedContent['privacy']['sections']): LegalSection[] {
  return sections.map(({ id, title, html }) => ({ id, title, text: <SafeHtml html={html} /> }))
}
