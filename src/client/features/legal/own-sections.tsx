import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { SafeHtml } from '#client/ui/safe-html.first.tsx'
import type { ShownContent } from '#shared/content/content-blocks.ts'

/** A text of the administrator's own, in the frame of the page. */
export function ownSections(sections: ShownContent['privacy']['sections']): LegalSection[] {
  return sections.map(({ id, title, html }) => ({ id, title, text: <SafeHtml html={html} /> }))
}
