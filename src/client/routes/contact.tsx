import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#client/features/contact/contact-page.tsx'
import { textPageHead } from '#client/lib/search-texts.ts'
import { loadContent } from '#client/lib/use-content.ts'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => loadContent(context, 'contact'),
  head: ({ match: { context } }) => textPageHead(context, 'contact', '/contact'),
  component: ContactPage,
})
