import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '#client/features/favorites/favorites-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/favorites')({
  staticData: { pageKind: 'favorites' },
  validateSearch: PAGES['/favorites'].search,
  loader: async ({ context: { trpc } }) => {
    const user = await trpc.accounts.session.ensureData()
    if (user) await settleOnServer([trpc.favorites.list.ensureData({}), trpc.favorites.sharing.ensureData()])
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: m.yourFavorites,
      description: fill(m.favoritesDescription, { site: context.site.name }),
      path: '/favorites',
      hidden: true,
    }),
  component: () => <FavoritesPage {...Route.useSearch()} />,
})
