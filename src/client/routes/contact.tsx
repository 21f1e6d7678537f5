import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#client/features/contact/contact-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { loadContent } from '#client/lib/use-content.ts'

export const Route = createFileRoute('/contact')({
  loader: async ({ context }) => void (await loadContent(context, 'contact')),
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Contact',
      description: `How to reach ${context.site.name} by email, phone or post: about products, articles, donations or the data that we store about you.`,
      path: '/contact',
    }),
  component: ContactPage,
})
