import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { privacySections } from '#client/features/legal/privacy-sections.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { useSite } from '#client/lib/site.ts'

export const Route = createFileRoute('/privacy-policy')({
  // The day comes with the data, so that server and browser show the same.
  loader: () => ({ today: new Date().toISOString().slice(0, 10) }),
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Privacy Policy',
      description: `What ${context.site.name} stores about you, why and for how long, which cookies there are, and how to have your data corrected or deleted.`,
      path: '/privacy-policy',
    }),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="We would rather know too little about you than too much. Here is what we store, why, for how long, and how to delete it."
      updated={Route.useLoaderData().today}
      sections={privacySections(useSite())}
    />
  )
}
