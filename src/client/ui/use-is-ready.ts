import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** True once JavaScript is running. Until then the browser validates and submits forms, and buttons do nothing. */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
