import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotShared, SharedFavoritesPage } from '#client/features/favorites/shared-favorites-page.tsx'
import { throwNotFound } from '#client/lib/is-not-found.ts'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/shared-favorites')({
  staticData: { pageKind: 'favorites' },
  validateSearch: PAGES['/shared-favorites'].search,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token }, context: { trpc } }) => {
    if (!token) throw notFound()
    await trpc.favorites.shared.ensureData({ token }).catch(throwNotFound)
    return { token }
  },
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return { meta: [{ title: `${m.listNotFound} | ${context.site.name}` }] }
    return hiddenPageHead(context.site, '/shared-favorites', m.listOfFavorites, m.listDescription)
  },
  component: () => <SharedFavoritesPage token={Route.useLoaderData().token} />,
  notFoundComponent: NotShared,
})
