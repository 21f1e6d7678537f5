import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import type { ShownContent } from '#shared/content/content-blocks.ts'

export function ownSections(sections: ShownContent['privacy']['sections']): LegalSection[] {
  return sections.map(({ id, title, html }) => ({ id, title, text: <SafeHtml html={html} /> }))
}
