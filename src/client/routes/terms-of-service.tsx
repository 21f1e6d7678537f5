import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { ownSections } from '#client/features/legal/own-sections.tsx'
import { termsSections } from '#client/features/legal/terms-sections.tsx'
import { textPageHead } from '#client/lib/search-texts.ts'
import { useSite } from '#client/lib/site.ts'
import { loadContent, useContent, useForeignLanguage } from '#client/lib/use-content.ts'
import { m } from '#shared/messages/messages.ts'

export const Route = createFileRoute('/terms-of-service')({
  staticData: { hydratesOnInteraction: true },
  loader: ({ context }) => loadContent(context, 'terms'),
  head: ({ match: { context } }) => textPageHead(context, 'terms', '/terms-of-service'),
  component: TermsOfService,
})

function TermsOfService() {
  const site = useSite()
  const own = useContent('terms')
  return (
    <LegalPage
      title={m.termsOfService}
      lang={useForeignLanguage('terms')}
      lead={own?.lead ?? m.termsLead}
      updated={own?.updated ?? site.today}
      sections={own ? ownSections(own.sections) : termsSections(site)}
    />
  )
}
