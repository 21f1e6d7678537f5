import { useRouter } from '@tanstack/react-router'
import { moveFavorites } from '#client/features/favorites/move-favorites.ts'
import { trpc, type User } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { afterSignIn } from '#shared/accounts/return-location.ts'
import { m } from '#shared/messages/messages.ts'

type Begun =
  | { user: null; next: 'check-inbox' | 'second-step' }
  | { user: User; next: 'done' | 'new-password' | 'set-up' }

export function useSessionBegin(defaultFrom: string | undefined) {
  const router = useRouter()
  const utils = trpc.useUtils()
  return async ({ user, next }: Begun, message: string, from = defaultFrom) => {
    if (next === 'check-inbox')
      return router.navigate({ to: '/signup', search: { state: 'sent' }, replace: true })
    if (!user) return router.navigate({ to: '/second-step', search: { from }, replace: true })
    if (next === 'new-password')
      return router.navigate({ to: '/new-password', search: { from }, replace: true })
    if (next === 'set-up')
      return router.navigate({ to: '/set-up-second-step', search: { from }, replace: true })
    const description = await moveFavorites(utils.client.favorites).catch(() => undefined)
    utils.accounts.session.setData(undefined, user)
    await utils.favorites.ids.prefetch()
    // Shown before the page changes: later it would replace the page's first own message.
    showToast({ type: 'success', title: message, ...(description && { description }) })
    await router.navigate({ href: afterSignIn(from, user.role), replace: true })
  }
}

/** Handles the end of a session: clears all data fetched in its name. */
export function useSessionEnd() {
  const router = useRouter()
  const utils = trpc.useUtils()
  const { queryClient } = router.options.context
  return async (message: string) => {
    utils.accounts.session.setData(undefined, null)
    await router.navigate({ to: '/' })
    queryClient.removeQueries({ type: 'inactive' })
    showToast({ type: 'success', title: message })
  }
}

export function useSignOut() {
  const end = useSessionEnd()
  return trpc.accounts.signOut.useMutation({
    onSuccess: () => end(m.signedOut),
    onError: () => showToast({ type: 'error', title: m.signOutFailed }),
  })
}
