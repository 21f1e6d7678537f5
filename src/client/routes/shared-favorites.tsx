import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotShared, SharedFavoritesPage } from '#client/features/favorites/shared-favorites-page.tsx'
import { isNotFound } from '#client/lib/is-not-found.ts'
import { pageHead } from '#client/lib/page-head.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/shared-favorites')({
  staticData: { pageKind: 'favorites' },
  validateSearch: PAGES['/shared-favorites'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token }, context: { trpc } }) => {
    if (!token) throw notFound()
    await trpc.favorites.shared.ensureData({ token }).catch((error: unknown) => {
      throw isNotFound(error) ? notFound() : error
    })
    return { token }
  },
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return { meta: [{ title: `${m.listNotFound} | ${context.site.name}` }] }
    return pageHead(context.site, {
      title: m.listOfFavorites,
      description: fill(m.listDescription, { site: context.site.name }),
      path: '/shared-favorites',
      hidden: true,
    })
  },
  component: () => <SharedFavoritesPage token={Route.useLoaderData().token} />,
  notFoundComponent: NotShared,
})
