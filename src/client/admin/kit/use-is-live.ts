import { useSyncExternalStore } from 'react'

/** Charts need measured dimensions; on the server only their space is rendered. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
