import { callError } from '#client/lib/call-error.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { showToast } from '#client/ui/toast.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'

interface Departure<Order> {
  mutateAsync: (order: Order) => Promise<{ url: string }>
  isPending: boolean
}

/** Fetches an address of the payment provider and goes there; a toast reports failure. */
export function useLeave<Order = void>({ mutateAsync, isPending }: Departure<Order>) {
  const leaving = useLeaving()
  const isLeaving = isPending || leaving.isLeaving

  async function leave(order: Order) {
    try {
      const { url } = await mutateAsync(order)
      leaving.leaveFor(url)
    } catch (error) {
      showToast({ type: 'error', title: callError(error).message })
    }
  }
  return { isLeaving, canLeave: useIsReady() && !isLeaving, leave }
}
