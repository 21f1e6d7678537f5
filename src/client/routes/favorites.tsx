import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '#client/features/favorites/favorites-page.tsx'
import { hiddenPageHead } from '#client/lib/page-head.ts'
import { settleOnServer } from '#client/lib/settle.ts'
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
    hiddenPageHead(context.site, '/favorites', m.yourFavorites, m.favoritesDescription),
  component: () => <FavoritesPage {...Route.useSearch()} />,
})
