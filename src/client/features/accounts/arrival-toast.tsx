import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'

const ARRIVALS = new Map<string, () => string>(
  Object.entries({
    'signed-in': () => m.signedIn,
    connected: () => m.connected,
    'signed-up': () => m.signedUp,
    'signed-out': () => m.signedOut,
    'settings-saved': () => 'Settings saved',
    'content-saved': () => 'Content saved',
  }),
)

export function ArrivalToast() {
  const router = useRouter()
  useEffect(() => {
    const title = ARRIVALS.get(location.hash.slice(1))?.()
    if (!title) return
    showToast({ type: 'success', title })
    router.navigate({ to: '.', search: true, hash: '', replace: true })
  }, [router])
  return null
}
