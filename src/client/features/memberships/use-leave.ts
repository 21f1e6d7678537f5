import { showError } from '#client/lib/call-error.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'

interface Departure<Order> {
  mutateAsync: (order: Order) => Promise<{ url: string }>
  isPending: boolean
}

export function useLeave<Order = void>({ mutateAsync, isPending }: Departure<Order>) {
  const leaving = useLeaving()
  const isLeaving = isPending || leaving.isLeaving

  async function leave(order: Order) {
    try {
      const { url } = await mutateAsync(order)
      leaving.leaveFor(url)
    } catch (error) {
      showError(error)
    }
  }
  return { isLeaving, canLeave: useIsReady() && !isLeaving, leave }
}
