import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#client/features/legal/legal-page.tsx'
import { termsSections } from '#client/features/legal/terms-sections.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { useSite } from '#client/lib/site.ts'

export const Route = createFileRoute('/terms-of-service')({
  // The day comes with the data, so that server and browser show the same.
  loader: () => ({ today: new Date().toISOString().slice(0, 10) }),
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Terms of Service',
      description: `The terms of ${context.site.name}: advertising links, prices of the retailers, accounts, donations and their refund, liability and law.`,
      path: '/terms-of-service',
    }),
  component: TermsOfService,
})

function TermsOfService() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you can expect from this site, and what we expect from the people who use it."
      updated={Route.useLoaderData().today}
      sections={termsSections(useSite())}
    />
  )
}
