import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast } from '#client/ui/toast.ts'

/** By the heart that led to the sign-in. */
export const SAVED = 'Saved to your favorites'

const ARRIVALS = new Map(
  Object.entries({
    'signed-in': 'Successfully signed in!',
    saved: SAVED,
    connected: 'Connected.',
    'signed-up': 'Successfully signed up!',
    'signed-out': 'Successfully signed out!',
    'settings-saved': 'Settings saved',
    'content-saved': 'Content saved',
  }),
)

/** After a form that the browser sent by itself, or that brought the page anew, its hash says what happened. */
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
