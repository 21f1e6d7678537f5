import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { termsSections } from '#client/features/legal/terms-sections.tsx'
import { textPageHead } from '#client/lib/search-texts.ts'
import { loadContent } from '#client/lib/use-content.ts'
import { m } from '#shared/messages/messages.ts'

export const Route = createFileRoute('/terms-of-service')({
  staticData: { hydratesOnInteraction: true },
  loader: ({ context }) => loadContent(context, 'terms'),
  head: ({ match: { context } }) => textPageHead(context, 'terms', '/terms-of-service'),
  component: () => (
    <LegalPage block="terms" title={m.termsOfService} lead={m.termsLead} sections={termsSections} />
  ),
})
