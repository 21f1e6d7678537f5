import { useEffect, useState } from 'react'
import { callError } from '#client/lib/call-error.ts'
import { showToast } from '#client/ui/toast.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'

interface Departure<Order> {
  mutateAsync: (order: Order) => Promise<{ url: string }>
}

/** Asks for an address of the payment provider and goes there; says in a toast when that cannot be. */
export function useLeave<Order = void>({ mutateAsync }: Departure<Order>) {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // Going back from there may bring this page as it was left.
    const comeBack = () => setLeaving(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  async function leave(order: Order) {
    setLeaving(true)
    try {
      const { url } = await mutateAsync(order)
      location.assign(url)
    } catch (error) {
      setLeaving(false)
      await showToast({ type: 'error', title: callError(error).message })
    }
  }
  return { isLeaving, canLeave: useIsReady() && !isLeaving, leave }
}
