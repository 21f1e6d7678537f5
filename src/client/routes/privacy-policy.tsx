import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { ownSections } from '#client/features/legal/own-sections.tsx'
import { privacySections } from '#client/features/legal/privacy-sections.tsx'
import { textPageHead } from '#client/lib/search-texts.ts'
import { useSite } from '#client/lib/site.ts'
import { loadContent, useContent, useForeignLanguage } from '#client/lib/use-content.ts'
import { m } from '#shared/messages/messages.ts'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { hydratesOnInteraction: true },
  loader: ({ context }) => loadContent(context, 'privacy'),
  head: ({ match: { context } }) => textPageHead(context, 'privacy', '/privacy-policy'),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  const site = useSite()
  const own = useContent('privacy')
  return (
    <LegalPage
      title={m.privacyPolicy}
      lang={useForeignLanguage('privacy')}
      lead={own?.lead ?? m.privacyLead}
      updated={own?.updated ?? site.today}
      sections={own ? ownSections(own.sections) : privacySections(site)}
    />
  )
}
