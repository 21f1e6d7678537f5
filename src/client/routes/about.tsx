import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#client/features/about/about-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { loadContent } from '#client/lib/use-content.ts'

export const Route = createFileRoute('/about')({
  loader: async ({ context }) => void (await loadContent(context, 'about')),
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: `About ${context.site.name}`,
      description:
        'Who we are, what we value, how we support parents, and how products are chosen and ranked: commission does not decide.',
      path: '/about',
    }),
  component: AboutPage,
})
