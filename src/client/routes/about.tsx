import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#client/features/about/about-page.tsx'
import { textPageHead } from '#client/lib/search-texts.ts'
import { loadContent } from '#client/lib/use-content.ts'

export const Route = createFileRoute('/about')({
  staticData: { hydratesOnInteraction: true },
  loader: ({ context }) => loadContent(context, 'about'),
  head: ({ match: { context } }) => textPageHead(context, 'about', '/about'),
  component: AboutPage,
})
