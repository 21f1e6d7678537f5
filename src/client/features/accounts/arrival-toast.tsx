import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast } from '#client/ui/toast.ts'

export const SAVED = 'Saved to your favorites'

const ARRIVALS = new Map(
  Object.entries({
    'signed-in': 'Successfully signed in!',
    saved: SAVED,
    connected: 'Connected',
    'signed-up': 'Successfully signed up!',
    'signed-out': 'Successfully signed out!',
    'settings-saved': 'Settings saved',
    'content-saved': 'Content saved',
  }),
)

/** Shows the message for the hash, after a form that the browser sent itself or that reloaded the page. */
export function ArrivalToast() {
  const router = useRouter()
  useEffect(() => {
    const title = ARRIVALS.get(location.hash.slice(1))
    if (!title) return
    showToast({ type: 'success', title })
    router.navigate({ to: '.', search: true, hash: '', replace: true })
  }, [router])
  return null
}
