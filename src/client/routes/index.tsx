import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#client/features/home/home-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { searchTextsOf } from '#client/lib/search-texts.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { loadContent } from '#client/lib/use-content.ts'

export const Route = createFileRoute('/')({
  staticData: { pageKind: 'home' },
  loader: async ({ context }) => {
    const { trpc } = context
    // Above the fold: otherwise the page would first show another text.
    await loadContent(context, 'hero')
    await settleOnServer([
      trpc.products.featured.ensureData(),
      trpc.categories.tiles.ensureData(),
      trpc.blog.latest.ensureData(),
      trpc.donations.progress.ensureData(),
      trpc.memberships.plans.ensureData(),
      loadContent(context, 'testimonials'),
      loadContent(context, 'memberships'),
    ])
  },
  head: ({ match: { context } }) => pageHead(context.site, { ...searchTextsOf(context, 'hero'), path: '/' }),
  component: HomePage,
})
