import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** JavaScript is there: until then the browser itself checks and sends forms, and buttons do nothing. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
