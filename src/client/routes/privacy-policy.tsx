import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { ownSections } from '#client/features/legal/own-sections.tsx'
import { PRIVACY_LEAD, privacySections } from '#client/features/legal/privacy-sections.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { searchTextsOf } from '#client/lib/search-texts.ts'
import { useSite } from '#client/lib/site.ts'
import { loadContent, useContent } from '#client/lib/use-content.ts'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { hydratesOnInteraction: true },
  // The day comes with the data, so that server and browser show the same.
  loader: async ({ context }) => {
    await loadContent(context, 'privacy')
    return { today: new Date().toISOString().slice(0, 10) }
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, { ...searchTextsOf(context, 'privacy'), path: '/privacy-policy' }),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  const site = useSite()
  const { today } = Route.useLoaderData()
  const own = useContent('privacy')
  return (
    <LegalPage
      title="Privacy Policy"
      lead={own?.lead ?? PRIVACY_LEAD}
      updated={own?.updated ?? today}
      sections={own ? ownSections(own.sections) : privacySections(site)}
    />
  )
}
