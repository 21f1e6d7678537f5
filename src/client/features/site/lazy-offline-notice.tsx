import { type ComponentType, useSyncExternalStore } from 'react'
import { createLazyComponent } from '#client/ui/lazy-component.ts'

const lazyNotice = createLazyComponent<ComponentType>(
  () => null,
  () => import('#client/features/site/offline-notice.tsx').then(({ OfflineNotice }) => OfflineNotice),
)

/** What tells of a lost connection has to be here before it is lost. */
export function LazyOfflineNotice() {
  const Notice = useSyncExternalStore(lazyNotice.subscribe, lazyNotice.current, lazyNotice.current)
  return <Notice />
}
