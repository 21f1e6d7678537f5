import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { deviceFavorites, keepFavorites } from '#client/features/favorites/use-favorite-ids.ts'
import { callError } from '#client/lib/call-error.ts'
import { useUser } from '#client/lib/session.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { FAVORITES_MAX } from '#shared/limits.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { toggledId } from '#shared/text/written-ids.ts'

/** Saves or removes at once, and reverts when the server refuses. Signed out, the device keeps it. */
export function useToggleFavorite() {
  const user = useUser()
  const router = useRouter()
  const utils = trpc.useUtils()
  const { ids, list } = utils.favorites
  const change = (productId: number, isSaved: boolean) =>
    ids.setData(undefined, (saved = []) =>
      isSaved
        ? [...saved.filter((id) => id !== productId), productId]
        : saved.filter((id) => id !== productId),
    )
  const keepOnDevice = useCallback(
    (productId: number) => {
      const next = toggledId(deviceFavorites(), productId, FAVORITES_MAX)
      if (!next) return showToast({ type: 'info', title: fill(m.tooManyFavorites, { n: FAVORITES_MAX }) })
      const isKept = keepFavorites(next)
      if (isKept && !next.includes(productId))
        return showToast({ type: 'success', title: m.removedFromFavorites })
      const from = router.state.location.href
      showToast({
        ...(isKept
          ? { type: 'success', title: m.addedToFavorites, description: m.keptOnDevice }
          : { type: 'info', title: m.logInToSaveFavorites }),
        action: { label: m.logIn, onClick: () => router.navigate({ to: '/login', search: { from } }) },
      })
    },
    [router],
  )
  const callbacks = (willBeSaved: boolean) => ({
    // Runs one after the other, so that the last click counts.
    scope: { id: 'favorites' },
    onMutate: async ({ productId = 0 }: { productId?: number | undefined }) => {
      await ids.cancel()
      change(productId, willBeSaved)
    },
    onSuccess: () => {
      list.invalidate()
      showToast({ type: 'success', title: willBeSaved ? m.addedToFavorites : m.removedFromFavorites })
    },
    onError: (error: unknown, { productId = 0 }: { productId?: number | undefined }) => {
      change(productId, !willBeSaved)
      if (callError(error).code === 401) {
        // The session has ended meanwhile: saved products are refetched with the next one.
        utils.accounts.session.setData(undefined, null)
        ids.invalidate(undefined, { refetchType: 'none' })
        return keepOnDevice(productId)
      }
      const retry = () => (willBeSaved ? add : remove)({ productId })
      showToast({
        type: 'error',
        title: m.favoritesNotUpdated,
        action: { label: m.tryAgain, onClick: retry },
      })
    },
  })
  const { mutate: add } = trpc.favorites.add.useMutation(callbacks(true))
  const { mutate: remove } = trpc.favorites.remove.useMutation(callbacks(false))
  const isSignedIn = user !== undefined

  return useCallback(
    (productId: number, isSaved: boolean) => {
      if (isSignedIn) return (isSaved ? remove : add)({ productId })
      keepOnDevice(productId)
    },
    [isSignedIn, add, remove, keepOnDevice],
  )
}
