import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#client/features/contact/contact-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { searchTextsOf } from '#client/lib/search-texts.ts'
import { loadContent } from '#client/lib/use-content.ts'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => loadContent(context, 'contact'),
  head: ({ match: { context } }) =>
    pageHead(context.site, { ...searchTextsOf(context, 'contact'), path: '/contact' }),
  component: ContactPage,
})
