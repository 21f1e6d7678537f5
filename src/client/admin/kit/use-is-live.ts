import { useSyncExternalStore } from 'react'

/** Charts need a measured place: on the server there is only the place. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
