import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { privacySections } from '#client/features/legal/privacy-sections.tsx'
import { textPageHead } from '#client/lib/search-texts.ts'
import { loadContent } from '#client/lib/use-content.ts'
import { m } from '#shared/messages/messages.ts'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { hydratesOnInteraction: true },
  loader: ({ context }) => loadContent(context, 'privacy'),
  head: ({ match: { context } }) => textPageHead(context, 'privacy', '/privacy-policy'),
  component: () => (
    <LegalPage block="privacy" title={m.privacyPolicy} lead={m.privacyLead} sections={privacySections} />
  ),
})
