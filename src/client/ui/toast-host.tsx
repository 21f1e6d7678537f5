import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterWanted, subscribeToToaster } from '#client/ui/toast.ts'

const Toaster = lazy(() => import('#client/ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })))

/** Chakra's toaster comes with the first toast, not with the page. */
export function ToastHost() {
  const wanted = useSyncExternalStore(subscribeToToaster, isToasterWanted, () => false)
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
