import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#client/features/about/about-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { searchTextsOf } from '#client/lib/search-texts.ts'
import { loadContent } from '#client/lib/use-content.ts'

export const Route = createFileRoute('/about')({
  staticData: { hydratesOnInteraction: true },
  loader: ({ context }) => loadContent(context, 'about'),
  head: ({ match: { context } }) =>
    pageHead(context.site, { ...searchTextsOf(context, 'about'), path: '/about' }),
  component: AboutPage,
})
